import type { UnpaidLine } from '@tokhi/rules/order/unpaid-limits';
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

/** What a customer has ordered without paying, as far as it bounds what they may order. */
export interface UnpaidStanding {
  /** Lines of unpaid orders, those of the order that ends first in front. */
  unpaid: (UnpaidLine & { orderNumber: string })[];
  /** Whether any order of the customer was ever paid. */
  hasPaid: boolean;
  /** Orders since `since`, ended ones among them; counted to `countTo`. */
  madeToday: number;
}

/** In one statement, which reads the customer's orders by their index. */
export async function unpaidStanding(
  tx: Db,
  customerId: number,
  { since, countTo }: { since: Date; countTo: number },
): Promise<UnpaidStanding> {
  const { rows } = await sql<UnpaidStanding>`
    select
      exists (select from orders where customer_id = ${customerId} and paid_at is not null) as "hasPaid",
      (select count(*)::int from (
        select created_at from orders where customer_id = ${customerId} order by id desc limit ${countTo}) as newest
        where created_at >= ${since}) as "madeToday",
      (select coalesce(json_agg(json_build_object('orderNumber', orders.order_number, 'productId', order_lines.product_id,
          'quantity', order_lines.quantity, 'goodsTug', order_lines.line_total_tug)
          order by orders.expires_at, orders.id, order_lines.position), '[]')
        from orders join order_lines on order_lines.order_id = orders.id
        where orders.customer_id = ${customerId} and orders.status = 'pending') as unpaid`.execute(tx);
  return rows[0] ?? { unpaid: [], hasPaid: false, madeToday: 0 };
}
