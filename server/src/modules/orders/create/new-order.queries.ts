import type { UnpaidLine } from '@tokhi/rules/order/unpaid-limits';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { sendPrepared } from '../../../db/prepared-query.ts';
import { bonusOf } from '../../bonus/public.ts';

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

/** What a customer has ordered without paying, as far as it bounds what they may order. */
export interface UnpaidStanding {
  /** Lines of unpaid orders, those of the order that ends first in front. */
  unpaid: (UnpaidLine & { orderNumber: string })[];
  /** Whether any order of the customer was ever paid. */
  hasPaid: boolean;
  /** Orders since `since`, ended ones among them; counted to `countTo`. */
  madeToday: number;
  /** The order that was made under this key, long after its reply is forgotten. */
  numberByKey: string | null;
  bonusBalance: number;
  /** Drawn for the order to be made. A refused one loses it, and nobody waits for it. */
  sequence: number;
}

/** In one statement, after the customer is locked: what another order of the customer changed meanwhile is seen. */
export async function unpaidStanding(
  tx: Tx,
  customerId: number,
  { since, countTo, key }: { since: Date; countTo: number; key: string },
): Promise<UnpaidStanding> {
  const statement = sql<UnpaidStanding>`
    select
      (select order_number from orders where customer_id = ${customerId} and idempotency_key = ${key}) as "numberByKey",
      ${bonusOf('asking.customer_id')} as "bonusBalance",
      nextval('order_number_sequence') as sequence,
      exists (select from orders where customer_id = ${customerId} and paid_at is not null) as "hasPaid",
      (select count(*)::int from (
        select created_at from orders where customer_id = ${customerId} order by id desc limit ${countTo}) as newest
        where created_at >= ${since}) as "madeToday",
      (select coalesce(json_agg(json_build_object('orderNumber', orders.order_number, 'productId', order_lines.product_id,
          'quantity', order_lines.quantity, 'goodsTug', order_lines.line_total_tug)
          order by orders.expires_at, orders.id, order_lines.position), '[]')
        from orders join order_lines on order_lines.order_id = orders.id
        where orders.customer_id = ${customerId} and orders.status = 'pending') as unpaid
    from (select ${customerId}::bigint as customer_id) as asking`;
  const [standing] = await sendPrepared(tx, statement.compile(tx));
  if (standing === undefined) throw new Error('a statement without a condition returned no row');
  return standing;
}
