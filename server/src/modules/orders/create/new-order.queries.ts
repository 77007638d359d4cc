import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.generated.ts';

/** Draws so many values for order numbers; those that a rolled-back transaction drew are lost, and nobody waits for them. */
export async function drawSequence(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ value: number }>`
    select nextval('order_number_sequence') as value from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ value }) => value);
}

/** Those whose ending no unpaid order has. */
export async function withFreeEnding(tx: Tx, orderNumbers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from unnest(${[...orderNumbers]}::text[]) as number where not exists (
      select from orders where right(orders.order_number, 4) = right(number, 4) and orders.status = 'pending')`.execute(
    tx,
  );
  return rows.map(({ number }) => number);
}

/** The new order's id; undefined when its ending belongs to an unpaid order. */
export async function insertOrder(tx: Tx, order: Insertable<Schema['orders']>): Promise<number | undefined> {
  const row = await tx
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function insertLines(tx: Tx, lines: Insertable<Schema['order_lines']>[]): Promise<void> {
  await tx.insertInto('order_lines').values(lines).execute();
}

/** The order that was made under this key, long after its reply is forgotten. */
export const orderByKey = (db: Db, customerId: number, key: string) =>
  db
    .selectFrom('orders')
    .select('order_number')
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** The customer's unpaid orders, the one that ends first in front. */
export const unpaidOrders = (db: Db, customerId: number) =>
  db
    .selectFrom('orders')
    .select(['id', 'order_number'])
    .where('customer_id', '=', customerId)
    .where('status', '=', 'pending')
    .orderBy('expires_at')
    .orderBy('id')
    .execute();
