import type { MailedProof } from '@tokhi/contract/fields/mailed-proof';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Caller } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { AccountParts } from '../account-parts.ts';
import { hashOf } from '../secrets.ts';
import { addressOfCode, tryCode } from './codes.queries.ts';
import { hashOfCode } from './send-code.ts';

/**
 * Uses a mailed code and does what it opens, in one transaction: `work` gets the proven address. A wrong one stays counted, of
 * the letter and of the address that it went to.
 */
export async function checkCode<Result>(
  { db, tries, now }: Pick<AccountParts, 'db' | 'tries' | 'now'>,
  { code, browser }: MailedProof,
  { address }: Pick<Caller, 'address'>,
  work: (tx: Tx, email: string) => Promise<Result>,
): Promise<Result> {
  const browserHash = hashOf(browser);
  const email = await addressOfCode(db, browserHash, now());
  if (email === undefined) throw refuse('code_wrong');
  const counted = await tries.count(
    'too_many_requests',
    ['wrong_code_of_account', email],
    ['wrong_code_of_address', address],
  );
  let isWrong = false;
  try {
    const done = await inTransaction(db, async (tx) => {
      const heard = await tryCode(tx, browserHash, hashOfCode(browser, code), now());
      isWrong = heard === 'wrong';
      return heard === 'right' ? { result: await work(tx, email) } : null;
    });
    if (done === null) throw refuse('code_wrong');
    return done.result;
  } finally {
    // A second press of the same button guesses nothing.
    if (!isWrong) await counted.takeBack();
  }
}
