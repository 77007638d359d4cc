import type { Tx } from '../../../db/database.ts';
import { hashOf, hashOfBrowser, newSecret } from '../secrets.ts';
import { daysAfter, type SessionLives } from './session-lives.ts';
import { insertSession, type OpenedFrom } from './sessions.queries.ts';

/** Opens a session and returns its token, which is returned once and stored nowhere (decision 20). */
export async function openSession(
  tx: Tx,
  customerId: number,
  { address, browser, browserKey = '', openedBy = null }: OpenedFrom,
  lives: SessionLives,
  now: Date,
): Promise<string> {
  const token = newSecret();
  const expiresAt = daysAfter(now, lives.wholeDays);
  const browserHash = hashOfBrowser(browserKey);
  await insertSession(tx, {
    ...{ tokenHash: hashOf(token), customerId, now, expiresAt, address, browser, browserHash, openedBy },
  });
  return token;
}
