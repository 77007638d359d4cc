import { randomInt } from 'node:crypto';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { serverTexts } from '@tokhi/contract/texts/server-texts';
import { proofEndsAt } from '@tokhi/rules/person/mailed-proofs';
import type { Caller } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { queueEmail } from '../../notifications/public.ts';
import type { AccountDeps } from '../account-deps.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { insertCode } from './codes.queries.ts';

/** Neither half alone can be tried against the table: a million digits alone are hashed in a second. */
export const hashOfCode = (browser: string, code: string): Buffer => hashOf(`${browser}.${code}`);

/**
 * Mails six digits to an address, whether or not it has an account: nothing is looked up, so nothing is revealed (decision 40). `beside` is
 * written in the same transaction: data that waits for the code.
 */
export async function sendCode(
  { db, tries, now }: Pick<AccountDeps, 'db' | 'tries' | 'now'>,
  { email }: Pick<CallBody<Calls['sendCode']>, 'email'>,
  { address }: Pick<Caller, 'address'>,
  beside?: (tx: Tx, browserHash: Buffer) => Promise<void>,
): Promise<CallReply<Calls['sendCode']>> {
  await tries.count('too_many_requests', ['code_of_account', email], ['code_of_address', address]);
  const browser = newSecret();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const browserHash = hashOf(browser);
  const at = now();
  await inTransaction(db, async (tx) => {
    const expiresAt = proofEndsAt('login_code', at);
    await insertCode(tx, { browserHash, codeHash: hashOfCode(browser, code), email, now: at, expiresAt });
    await beside?.(tx, browserHash);
    const key = `login-code:${browserHash.toString('hex')}`;
    await queueEmail(tx, { kind: 'login-code', code }, { email, customerId: null }, key);
  });
  return { result: 'success', data: serverTexts.codeSent, browser };
}
