import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.generated.ts';

export async function insertPlans(tx: Tx, plans: readonly Insertable<Schema['planned_prices']>[]): Promise<void> {
  await tx
    .insertInto('planned_prices')
    .values([...plans])
    .execute();
}

/** The plans of these products, the next first. */
export const plansOf = (db: Db, productIds: readonly number[]) =>
  db
    .selectFrom('planned_prices')
    .innerJoin('products', 'products.id', 'planned_prices.product_id')
    .selectAll('planned_prices')
    .select('products.code')
    .where(sql<boolean>`planned_prices.product_id = any(${[...productIds]}::int[])`)
    .where('planned_prices.state', '=', 'planned')
    .orderBy('planned_prices.applies_at')
    .orderBy('planned_prices.id')
    .execute();

export type PlannedPrice = Awaited<ReturnType<typeof plansOf>>[number];

/** Locks one plan, with its product: serialises two callers who finish it at once. */
export const lockPlan = (tx: Tx, id: number) =>
  tx
    .selectFrom('planned_prices')
    .innerJoin('products', 'products.id', 'planned_prices.product_id')
    .selectAll('planned_prices')
    .select('products.code')
    .where('planned_prices.id', '=', id)
    .forUpdate('planned_prices')
    .executeTakeFirst();

export async function finishPlan(
  tx: Tx,
  id: number,
  finished: { state: 'applied' | 'cancelled'; cancelledBy: number | null; now: Date },
): Promise<void> {
  const { state, cancelledBy, now } = finished;
  await tx
    .updateTable('planned_prices')
    .set({ state, cancelled_by: cancelledBy, finished_at: now })
    .where('id', '=', id)
    .execute();
}

/** Due plans, the earliest first. */
export async function duePlans(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('planned_prices')
    .select('id')
    .where('state', '=', 'planned')
    .where('applies_at', '<=', now)
    .orderBy('applies_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
