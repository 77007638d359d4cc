import { BUDGET_DAY_MS, BUDGET_MONTH_MS, type NoticeBudget } from '@tokhi/rules/notice/notice-budget';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Why a notice was not sent. */
const OVER_BUDGET = 'over the budget of its recipient';

/**
 * Counts a waiting notice against its recipient, or marks it as skipped. One statement and one row per recipient: of two workers that want
 * the last place one gets it, and after a crash the count stays.
 */
export async function countOrSkip(
  db: Db,
  notificationId: number,
  recipientHash: Buffer,
  { aDay, aMonth }: NoticeBudget,
  now: Date,
): Promise<'counted' | 'skipped'> {
  const countSince = (sinceMs: number) =>
    sql`(select count(*) from unnest(budget.told_at) as moment where moment > ${before(now, sinceMs)}::timestamptz)`;
  const { rows } = await sql<{ status: string }>`
    with taken as (
      insert into notice_budgets as budget (recipient_hash, told_at) values (${recipientHash}, array[${now}::timestamptz])
      on conflict (recipient_hash) do update set told_at = ${now}::timestamptz || array(
        select moment from unnest(budget.told_at) as moment where moment > ${before(now, BUDGET_MONTH_MS)}::timestamptz)
      where ${countSince(BUDGET_DAY_MS)} < ${aDay} and ${countSince(BUDGET_MONTH_MS)} < ${aMonth}
      returning true)
    update notifications set counted_at = ${now},
      status = case when exists (select from taken) then 'queued' else 'skipped' end,
      secret = case when exists (select from taken) then secret end,
      last_error = case when exists (select from taken) then last_error else ${OVER_BUDGET} end
    where id = ${notificationId} and status = 'queued' returning status`.execute(db);
  return rows[0]?.status === 'queued' ? 'counted' : 'skipped';
}

/** Deletes counts that no longer limit anybody. */
export async function deletePastBudgets(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('notice_budgets')
    .where(sql<boolean>`told_at[1] <= ${before(now, BUDGET_MONTH_MS)}`)
    .execute();
}
