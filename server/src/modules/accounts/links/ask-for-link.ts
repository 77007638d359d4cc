import type { ShopCaller } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { AccountDeps } from '../account-deps.ts';
import { insertLinkRequest, type RequestedPurpose } from './link-requests.queries.ts';
import { mailLinkJob } from './mail-link.job.ts';

/**
 * Stores the request for a link; the worker checks whether the address has an account. So the answer and its timing are the same for all
 * (decision 22).
 */
export async function askForLink(
  { db, tries, now }: Pick<AccountDeps, 'db' | 'tries' | 'now'>,
  purpose: RequestedPurpose,
  email: string,
  { address }: ShopCaller,
): Promise<void> {
  await tries.count('too_many_requests', ['link_of_account', email], ['link_of_address', address]);
  await inTransaction(db, async (tx) => {
    const requestId = await insertLinkRequest(tx, purpose, email, now());
    await enqueue(tx, mailLinkJob, { requestId }, `mail-link:${requestId}`);
  });
}
