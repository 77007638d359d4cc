import type { UnpaidLine } from '@tokhi/rules/order/unpaid-limits';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { sendPrepared } from '../../../db/prepared-query.ts';
import { bonusOf } from '../../bonus/public.ts';

/** Draws values for order numbers; a rolled-back transaction loses its values, and nobody waits for them. */
export async function drawSequence(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ value: number }>`
    select nextval('order_number_sequence') as value from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ value }) => value);
}

/** The numbers whose ending no unpaid order has. */
export async function withFreeEnding(tx: Tx, orderNumbers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from unnest(${[...orderNumbers]}::text[]) as number where not exists (
      select from orders where right(orders.order_number, 4) = right(number, 4) and orders.status = 'pending')`.execute(
    tx,
  );
  return rows.map(({ number }) => number);
}

/** The unpaid orders of a customer, and what else limits further ones. */
export interface UnpaidStanding {
  /** Lines of unpaid orders; the order that ends first comes first. */
  unpaid: (UnpaidLine & { orderNumber: string })[];
  /** Whether any order of the customer was ever paid. */
  hasPaid: boolean;
  /** Orders since `since`, including ended ones; counted up to `countTo`. */
  madeToday: number;
  /** The order that was made with this key, even long after its reply was deleted. */
  numberByKey: string | null;
  bonusBalance: number;
  /** Drawn for the order to be made. A refused order loses it, and nobody waits for it. */
  sequence: number;
}

/** In one statement, after the customer is locked: it sees what another order of the customer has changed. */
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
