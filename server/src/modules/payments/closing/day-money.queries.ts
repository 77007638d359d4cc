import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { moneyOfOrders, numberOfOrder } from '../../orders/public.ts';
import { OF_THE_ORDER } from '../refunds/returned.queries.ts';

/** A day: from its midnight to the next one. */
export interface Span {
  from: Date;
  to: Date;
}

interface PairRow {
  provider: string;
  outside_id: string | null;
  outside_tug: number | null;
  outside_of_day: boolean | null;
  payment_id: number | null;
  amount_tug: number | null;
  provider_fee_tug: number | null;
  payment_of_day: boolean | null;
  outcome: string | null;
  order_number: string | null;
}

const within = (column: string, { from, to }: Span) =>
  sql<boolean>`(${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to})`;

const ofPayment = (span: Span) => sql`p.id as payment_id, p.amount_tug, p.provider_fee_tug, p.outcome,
  ${within('p.received_at', span)} as payment_of_day, ${numberOfOrder('p.order_id')} as order_number`;

/**
 * Payments in the providers' lists next to those that we recorded, by the provider's number; one side of each row is of the day. Lateral,
 * because a hash join of both tables would read years for one day.
 */
export async function listedPairs(db: Db, span: Span): Promise<PairRow[]> {
  const { rows } = await sql<PairRow>`
    select k.provider, l.provider_payment_id as outside_id, l.amount_tug as outside_tug,
      ${within('l.received_at', span)} as outside_of_day, ${ofPayment(span)}
    from (
      select provider, provider_payment_id from listed_payments where ${within('received_at', span)}
      union
      select provider, provider_payment_id from payments where ${within('received_at', span)} and provider <> 'bank_transfer'
    ) k
    left join lateral (
      select * from listed_payments o where (o.provider, o.provider_payment_id) = (k.provider, k.provider_payment_id) limit 1
    ) l on true
    left join lateral (
      select * from payments o where (o.provider, o.provider_payment_id) = (k.provider, k.provider_payment_id) limit 1
    ) p on true
    order by k.provider, p.id, l.provider_payment_id`.execute(db);
  return rows;
}

/** Incoming lines of the bank next to transfers that we recorded. */
export async function bankPairs(db: Db, span: Span): Promise<PairRow[]> {
  const { rows } = await sql<PairRow>`
    select 'bank_transfer' as provider, b.id::text as outside_id, b.amount_tug as outside_tug,
      ${within('b.received_at', span)} as outside_of_day, ${ofPayment(span)}
    from (
      select id as row_id, payment_id from bank_rows
      where ${within('received_at', span)} and decision <> 'not_income'
      union
      select bank_rows.id, payments.id from payments left join bank_rows on bank_rows.payment_id = payments.id
      where ${within('payments.received_at', span)} and payments.provider = 'bank_transfer'
    ) k
    left join bank_rows b on b.id = k.row_id left join payments p on p.id = k.payment_id
    order by b.id, p.id`.execute(db);
  return rows;
}

interface DayRefund {
  id: number;
  provider: string;
  amount_tug: number;
  is_proven: boolean;
  order_number: string | null;
}

/** Money that left on the day; a refund that nobody has confirmed yet counts when it was sent. */
export async function refundsWithin(db: Db, span: Span): Promise<DayRefund[]> {
  const { rows } = await sql<DayRefund>`
    select r.id, p.provider, r.amount_tug, r.status = 'done' as is_proven, ${numberOfOrder('r.order_id')} as order_number
    from refunds r join payments p on p.id = r.payment_id
    where r.status in ('sent', 'done')
      and coalesce(r.sent_at, r.finished_at) >= ${span.from} and coalesce(r.sent_at, r.finished_at) < ${span.to}
    order by r.id`.execute(db);
  return rows;
}

interface MovedOrder {
  order_id: number;
  order_number: string;
  provider: string;
  expected_tug: number;
}

/** Orders whose money last moved on the day, with the sum that their receipt must have now. */
export async function ordersMovedLast(db: Db, span: Span): Promise<MovedOrder[]> {
  const ofOrder = sql`status = 'done' and reason in (${sql.join(OF_THE_ORDER)})`;
  const { rows } = await sql<MovedOrder>`
    select m.order_id, o.order_number, p.provider,
      (case when o.status in ('pending', 'expired') then 0 else o.total_tug - coalesce(r.gross, 0) end)::bigint as expected_tug
    from (
      select order_id from payments where outcome = 'matched' and ${within('received_at', span)}
      union
      select order_id from refunds where ${ofOrder} and ${within('finished_at', span)}
    ) m
    join ${moneyOfOrders} o on o.id = m.order_id
    join payments p on p.order_id = m.order_id and p.outcome = 'matched'
    left join lateral (
      select sum(gross_tug) as gross, max(finished_at) as last from refunds
      where refunds.order_id = m.order_id and ${ofOrder}
    ) r on true
    where greatest(p.received_at, r.last) < ${span.to}
    order by o.order_number`.execute(db);
  return rows;
}

/** The provider by which each of these orders was paid. */
export async function providersOfOrders(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ order_id: number; provider: string }>`
    select o.id as order_id, coalesce(p.provider, o.payment_method) as provider
    from ${moneyOfOrders} o left join payments p on p.order_id = o.id and p.outcome = 'matched'
    where o.id = any(${[...orderIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ order_id, provider }) => [order_id, provider]));
}

/** The providers whose list is stored for the whole day. */
export async function listedWholly(db: Db, { from, to }: Span): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('payment_list_comparisons')
    .select('provider')
    .where('listed_from', '<=', from)
    .where('compared_until', '>=', to)
    .execute();
  return new Set(rows.map(({ provider }) => provider));
}
