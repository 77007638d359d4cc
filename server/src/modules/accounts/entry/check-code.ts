import type { MailedProof } from '@tokhi/contract/fields/mailed-proof';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Caller } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { AccountDeps } from '../account-deps.ts';
import { hashOf, hashOfBrowser } from '../secrets.ts';
import { addressOfCode, hearCode, tryCode } from './codes.queries.ts';
import { hashOfCode } from './send-code.ts';

/**
 * Uses a mailed code and does what it allows, in one transaction: `work` gets the proven address. A wrong code stays counted, for the email
 * and for the network address.
 */
export async function checkCode<Result>(
  { db, tries, now }: Pick<AccountDeps, 'db' | 'tries' | 'now'>,
  { code, browser }: MailedProof,
  caller: Pick<Caller, 'address' | 'browserKey'>,
  work: (tx: Tx, email: string) => Promise<Result>,
): Promise<Result> {
  const browserHash = hashOf(browser);
  const { email, counted } = await countTry({ db, tries, now }, browserHash, caller);
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
    // A second click on the same button is not a guess.
    if (!isWrong) await counted.takeBack();
  }
}

/**
 * Refuses a wrong code before any costly work, and keeps it counted. A right one stays unused, for checkCode; returns the address that it
 * was sent to.
 */
export async function refuseWrongCode(
  { db, tries, now }: Pick<AccountDeps, 'db' | 'tries' | 'now'>,
  { code, browser }: MailedProof,
  caller: Pick<Caller, 'address' | 'browserKey'>,
): Promise<string> {
  const browserHash = hashOf(browser);
  const { email, counted } = await countTry({ db, tries, now }, browserHash, caller);
  const heard = await hearCode(db, browserHash, hashOfCode(browser, code), now());
  if (heard !== 'wrong') await counted.takeBack();
  if (heard !== 'right') throw refuse('code_wrong');
  return email;
}

/** Counts a try of the code that this browser was sent: per browser if the account knows it, otherwise per account. */
async function countTry(
  { db, tries, now }: Pick<AccountDeps, 'db' | 'tries' | 'now'>,
  browserHash: Buffer,
  { address, browserKey }: Pick<Caller, 'address' | 'browserKey'>,
) {
  const sent = await addressOfCode(db, browserHash, hashOfBrowser(browserKey), now());
  if (sent === undefined) throw refuse('code_wrong');
  const { email, isKnown } = sent;
  const counted = await tries.count(
    'too_many_requests',
    isKnown ? ['wrong_code_of_browser', `${email} ${browserKey}`] : ['wrong_code_of_account', email],
    ['wrong_code_of_address', address],
  );
  return { email, counted };
}
