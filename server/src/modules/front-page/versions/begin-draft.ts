import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import type { FrontPageDeps } from '../front-page-deps.ts';
import { recordShop } from './record-shop.ts';
import { presentedVersion } from './versions.present.ts';
import { insertVersion, lockPublishing, pageOfVersion } from './versions.queries.ts';

/** Begins a draft from the shop's page, or from an earlier version; publishing that restores it. */
export const beginDraft = (
  deps: FrontPageDeps,
  { from }: CallBody<AdminCalls['createFrontPage']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['createFrontPage']>> =>
  withIdempotency(deps.db, caller, async (tx) => {
    const now = deps.now();
    await lockPublishing(tx);
    const shop = await recordShop(tx, now);
    const base = from === null ? shop : await pageOfVersion(tx, from);
    if (base === null) throw refuse('front_page_not_found');
    const by = { created_by: caller.staffId, created_at: now, saved_by: caller.staffId, saved_at: now };
    const id = await insertVersion(tx, { page: base.page, based_on: base.id, ...by });
    const entry = {
      action: 'create front page',
      subject: { kind: 'front_page', id: String(id) },
      after: { from: base.id },
    };
    await writeAudit(tx, { ...entry, ...auditedBy(caller) }, now);
    return { result: 'success', version: await presentedVersion(deps, tx, id) };
  });
