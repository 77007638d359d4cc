import type { Db, Tx } from '../../db/database.ts';
import type { Schema } from '../../db/schema.generated.ts';

export type ApprovalKind = 'refund' | 'bonus' | 'price' | 'setting' | 'change-set' | 'purchase';

const COLUMNS = [
  ...(['id', 'kind', 'subject', 'payload', 'reason', 'state', 'version'] as const),
  ...(['requested_by', 'requested_at', 'expires_at', 'finished_by', 'finished_at'] as const),
] as const;

type New = Pick<Schema['approvals'], 'kind' | 'subject' | 'reason' | 'requested_by' | 'expires_at'> & {
  payload: object;
  requested_at: Date;
};

/** The table refuses a second open one for the same subject. */
export const insertApproval = (tx: Tx, { payload, ...approval }: New) =>
  tx
    .insertInto('approvals')
    .values({ ...approval, payload: JSON.stringify(payload) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export type Approval = Awaited<ReturnType<typeof insertApproval>>;

/** Expires what nobody finished in time; per subject, when somebody asks for it. */
export async function expireApproval(tx: Tx, kind: ApprovalKind, subject: string, now: Date): Promise<void> {
  await tx
    .updateTable('approvals')
    .set({ state: 'expired', finished_at: now, version: 2 })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', '=', 'requested')
    .where('expires_at', '<=', now)
    .execute();
}

/** One approval, locked: of two who finish it at once the second reads what the first decided. */
export const lockApproval = (tx: Tx, id: number): Promise<Approval | undefined> =>
  tx.selectFrom('approvals').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

export const approvalById = (db: Db, id: number): Promise<Approval | undefined> =>
  db.selectFrom('approvals').select(COLUMNS).where('id', '=', id).executeTakeFirst();

export const writeFinished = (
  tx: Tx,
  id: number,
  { state, finishedBy, now }: { state: 'approved' | 'declined'; finishedBy: number; now: Date },
): Promise<Approval> =>
  tx
    .updateTable('approvals')
    .set({ state, finished_by: finishedBy, finished_at: now, version: 2 })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** The newest approval that is open or approved, for each of these subjects. */
export const approvalsAbout = (
  db: Db,
  kind: ApprovalKind,
  subjects: readonly string[],
  now: Date,
): Promise<Approval[]> =>
  db
    .selectFrom('approvals')
    .select(COLUMNS)
    .distinctOn('subject')
    .where('kind', '=', kind)
    .where('subject', 'in', subjects.length === 0 ? [''] : subjects)
    .where((eb) =>
      eb.or([eb('state', '=', 'approved'), eb.and([eb('state', '=', 'requested'), eb('expires_at', '>', now)])]),
    )
    .orderBy('subject')
    .orderBy('id', 'desc')
    .execute();

/** What waits for a second person, oldest first. */
export const openApprovals = (db: Db, kinds: readonly ApprovalKind[], now: Date): Promise<Approval[]> =>
  db
    .selectFrom('approvals')
    .select(COLUMNS)
    .where('state', '=', 'requested')
    .where('expires_at', '>', now)
    .where('kind', 'in', kinds)
    .orderBy('id')
    .limit(200)
    .execute();
