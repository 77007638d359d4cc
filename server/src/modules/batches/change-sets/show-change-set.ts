import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import type { Db } from '../../../db/database.ts';
import { type Approval, approvalsAbout } from '../../approvals/public.ts';
import {
  type ChangeSetRow,
  changeSetById,
  type Figures,
  presentListedSet,
  subjectOfSet,
} from '../../catalogue/public.ts';
import { type BatchRow, batchById, batchThatTookBack, countOutcomes } from '../batches.queries.ts';
import { applyChangeSetKind } from '../kinds/apply-change-set.ts';
import type { BatchDeps } from '../show-batch.ts';

type Reply = CallReply<AdminCalls['showChangeSet']>;
type Progress = NonNullable<Reply['set']['applying']>;

export async function showChangeSet(
  { db, now, namesOfStaff }: BatchDeps,
  setId: number,
  caller: Staff,
): Promise<Reply> {
  const row = await changeSetById(db, setId);
  if (row === undefined) throw refuse('change_set_not_found');
  const approval = (await approvalsAbout(db, 'change-set', [subjectOfSet(setId)], now())).find(
    ({ state }) => state === 'requested',
  );
  const back = await batchThatRollsBack(db, row);
  const staff = [row.prepared_by, row.approved_by, back?.staff_id, approval?.requested_by];
  const names = await namesOfStaff(db, [...new Set(staff.filter((id) => typeof id === 'number'))]);
  const figures = row.figures as unknown as Figures;
  const batch = row.batch_id === null ? undefined : await batchById(db, row.batch_id);
  return {
    result: 'success',
    set: {
      ...{
        ...presentListedSet({ ...row, rows: figures.rows }, names),
        version: row.version,
        reason: row.reason,
        figures,
      },
      approved_by: row.approved_by === null ? null : (names.get(row.approved_by) ?? null),
      batch: row.batch_id,
      applying: batch === undefined ? null : await progressOf(db, batch),
      rolling_back:
        back === undefined
          ? null
          : { ...(await progressOf(db, back)), reason: back.reason ?? '', by: names.get(back.staff_id) ?? null },
      approval: approval === undefined ? null : presentApproval(approval, names, caller),
    },
  };
}

async function batchThatRollsBack(db: Db, { batch_id }: ChangeSetRow): Promise<BatchRow | undefined> {
  const id = batch_id === null ? null : await batchThatTookBack(db, batch_id);
  return id === null ? undefined : batchById(db, id);
}

async function progressOf(db: Db, { id, finished_at }: BatchRow): Promise<Progress> {
  const outcomes = await countOutcomes(db, id);
  const codes = await applyChangeSetKind.namesOf(
    db,
    outcomes.flatMap(({ ids }) => ids),
  );
  return {
    done: outcomes.find(({ outcome }) => outcome === 'done')?.count ?? 0,
    total: outcomes.reduce((sum, { count }) => sum + count, 0),
    finished: finished_at !== null,
    staying: outcomes.flatMap(({ reason, count, ids }) =>
      reason === null ? [] : [{ reason, count, codes: ids.flatMap((product) => codes.get(product) ?? []) }],
    ),
  };
}

const presentApproval = (approval: Approval, names: ReadonlyMap<number, string>, { staffId }: Staff) => ({
  ...{ id: approval.id, version: approval.version, mine: approval.requested_by === staffId },
  at: (approval.payload as unknown as { at: string | null }).at,
  by: names.get(approval.requested_by) ?? null,
});
