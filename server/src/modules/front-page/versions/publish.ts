import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import type { Tx } from '../../../db/database.ts';
import { type AuditEntry, auditedBy, writeAudit } from '../../audit/public.ts';
import { lockSubCategories } from '../../catalogue/public.ts';
import type { FrontPageDeps } from '../front-page-deps.ts';
import { writePage } from '../page/write-page.ts';
import { lockedAsSeen } from './locked-draft.ts';
import { recordShop } from './record-shop.ts';
import { presentedVersion } from './versions.present.ts';
import { changeVersion, lockPublishing } from './versions.queries.ts';

/** Publishes a draft, or a scheduled version before its time. */
export const publishNow = (
  deps: FrontPageDeps,
  { id, version }: CallBody<AdminCalls['publishFrontPage']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['publishFrontPage']>> =>
  withIdempotency(deps.db, caller, async (tx) => {
    await lockPublishing(tx);
    const { page } = await lockedAsSeen(deps, tx, { id, version });
    await publish(tx, { id, page }, { by: caller.staffId, audited: auditedBy(caller), now: deps.now() });
    return { result: 'success', version: await presentedVersion(deps, tx, id) };
  });

/**
 * Writes a version into the tables of the shop, under the lock of publishers. What the shop showed until then becomes the previous version,
 * whoever made it. Triggers of the tables make the change visible within two seconds (docs/caches.md).
 */
export async function publish(
  tx: Tx,
  { id, page }: { id: number; page: FrontPage },
  { by, audited, now }: { by: number | null; audited: Pick<AuditEntry, 'actor'> & Partial<AuditEntry>; now: Date },
): Promise<void> {
  await lockSubCategories(tx);
  const { number } = await recordShop(tx, now);
  await writePage(tx, page);
  await changeVersion(tx, id, { state: 'published', number: number + 1, published_at: now, published_by: by });
  const subject = { kind: 'front_page', id: String(id) };
  const [before, after] = [{ number }, { number: number + 1 }];
  await writeAudit(tx, { action: 'publish front page', subject, before, after, ...audited }, now);
}
