import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import type { FrontPageDeps } from '../front-page-deps.ts';
import { lockedAsSeen } from './locked-draft.ts';
import { presentedVersion } from './versions.present.ts';
import { changeVersion, deleteVersion } from './versions.queries.ts';

const MINUTE_MS = 60_000;
const subjectOf = (id: number) => ({ kind: 'front_page', id: String(id) });

/** Schedules a draft for publication at a given time. */
export const scheduleDraft = (
  deps: FrontPageDeps,
  { id, version, at }: CallBody<AdminCalls['scheduleFrontPage']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['scheduleFrontPage']>> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const moment = new Date(at);
    if (moment <= now || moment.getTime() % MINUTE_MS !== 0) throw refuse('front_page_minute_wrong');
    const { state } = await lockedAsSeen(deps, tx, { id, version });
    if (state === 'scheduled') throw refuse('front_page_scheduled');
    await changeVersion(tx, id, { state: 'scheduled', publish_at: moment, scheduled_by: caller.staffId });
    const entry = {
      action: 'schedule front page',
      subject: subjectOf(id),
      after: { publish_at: moment.toISOString() },
    };
    await writeAudit(tx, { ...entry, ...auditedBy(caller) }, now);
    return { result: 'success', version: await presentedVersion(deps, tx, id) };
  });

/** Removes it from the schedule; does nothing for a draft. */
export const cancelSchedule = (
  deps: FrontPageDeps,
  { id, version }: CallBody<AdminCalls['cancelFrontPage']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['cancelFrontPage']>> =>
  inTransaction(deps.db, async (tx) => {
    const { state, publish_at } = await lockedAsSeen(deps, tx, { id, version });
    if (state === 'scheduled') {
      await changeVersion(tx, id, { state: 'draft', publish_at: null, scheduled_by: null });
      const before = { publish_at: publish_at?.toISOString() ?? null };
      const entry = { action: 'cancel front page', subject: subjectOf(id), before };
      await writeAudit(tx, { ...entry, ...auditedBy(caller) }, deps.now());
    }
    return { result: 'success', version: await presentedVersion(deps, tx, id) };
  });

export const deleteDraft = (
  deps: FrontPageDeps,
  { id, version }: CallBody<AdminCalls['deleteFrontPage']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['deleteFrontPage']>> =>
  inTransaction(deps.db, async (tx) => {
    const { state } = await lockedAsSeen(deps, tx, { id, version });
    if (state === 'scheduled') throw refuse('front_page_scheduled');
    await deleteVersion(tx, id);
    const entry = { action: 'delete front page', subject: subjectOf(id), before: { version } };
    await writeAudit(tx, { ...entry, ...auditedBy(caller) }, deps.now());
    return { result: 'success' };
  });
