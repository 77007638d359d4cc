import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { approvalsAbout } from '../../approvals/public.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { type ChangeSetRow, lockChangeSet, noteStep, subjectOfSet } from '../../catalogue/public.ts';
import { startChangeSet } from './start-change-set.ts';

/** Locks an undecided set; refused if somebody else decided it first, or sent it to a second person. */
export async function lockPrepared(tx: Tx, id: number, version: number, now: Date): Promise<ChangeSetRow> {
  const set = await lockChangeSet(tx, id);
  if (set === undefined) throw refuse('change_set_not_found');
  if (set.version !== version) throw refuse('changed_meanwhile', { status: set.state, version: set.version });
  requireOpen(set);
  if (await isSent(tx, id, now)) throw refuse('approval_in_work');
  return set;
}

/** Neither applied nor discarded; a scheduled set may have been started meanwhile. */
export function requireOpen({ state, version }: ChangeSetRow): void {
  if (state !== 'prepared' && state !== 'scheduled') throw refuse('changed_meanwhile', { status: state, version });
}

const isSent = async (db: Db, id: number, now: Date): Promise<boolean> =>
  (await approvalsAbout(db, 'change-set', [subjectOfSet(id)], now)).some(({ state }) => state === 'requested');

/** Starts the set now, or schedules it. */
export async function release(
  tx: Tx,
  set: ChangeSetRow,
  { at, approvedBy }: { at: string | null; approvedBy: number | null },
  now: Date,
): Promise<void> {
  const moment = at === null ? now : new Date(at);
  if (moment <= now) await startChangeSet(tx, set, approvedBy, now);
  else
    await noteStep(tx, set.id, {
      ...{ state: 'scheduled', apply_at: moment },
      ...(approvedBy !== null && { approved_by: approvedBy }),
    });
}

export const auditSet = (
  tx: Tx,
  action: string,
  { id, name }: Pick<ChangeSetRow, 'id' | 'name'>,
  after: Record<string, string | number | null>,
  caller: Staff,
  now: Date,
): Promise<void> =>
  writeAudit(
    tx,
    { action, subject: { kind: 'change-set', id: String(id) }, ...auditedBy(caller), after: { name, ...after } },
    now,
  );
