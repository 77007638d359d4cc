import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { isStanding } from '../standing-changes.queries.ts';

/** The time from the step before to this one for the last orders that reached it, newest first, in milliseconds. */
export async function durationsOf(
  db: Db,
  { source, from, to, limit }: { source: string; from: string; to: string; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from ${sql.ref(`orders.${to}_at`)} - ${sql.ref(`orders.${from}_at`)}) * 1000)::float8 as ms
    from order_status_changes join orders on orders.id = order_status_changes.order_id
    where order_status_changes.to_status = ${to} and orders.source = ${source} and ${isStanding('order_status_changes')}
      and ${sql.ref(`orders.${to}_at`)} is not null and ${sql.ref(`orders.${from}_at`)} is not null
    order by order_status_changes.id desc limit ${limit}`.execute(db);
  return rows.map(({ ms }) => Math.max(0, Number(ms)));
}

export async function writeStepTime(
  tx: Tx,
  time: { source: string; step: string; measured: number; usual: number; latest: number; now: Date },
): Promise<void> {
  const said = {
    orders_measured: time.measured,
    usual_seconds: time.usual,
    latest_seconds: time.latest,
    measured_at: time.now,
  };
  await tx
    .insertInto('order_step_times')
    .values({ source: time.source, step: time.step, ...said })
    .onConflict((conflict) => conflict.columns(['source', 'step']).doUpdateSet(said))
    .execute();
}
