// What the runs covered: a model whose steps are all refused would find nothing, unnoticed.
import { sql } from 'kysely';
import type { World } from './world.ts';

const COUNTED = {
  ...{ orders: 0, paid: 0, coded: 0, delivered: 0, refunded: 0, partials: 0, strays: 0, refunds: 0, sent: 0 },
  ...{ declined: 0, receipts: 0, corrected: 0, voided: 0, lines: 0, approved: 0, takenBack: 0 },
};
type Counted = keyof typeof COUNTED;

export interface Tally extends Record<Counted, number> {
  steps: number;
  runs: number;
  /** Killed processes. */
  killed: number;
  /** As counted by the worlds. */
  forgotten: number;
  refusedByHand: number;
  refusedAlone: number;
  cut: number;
  /** Steps skipped on a busy machine. */
  busy: number;
}

export const newTally = (): Tally => ({
  ...{ steps: 0, runs: 0, killed: 0, busy: 0, forgotten: 0, refusedByHand: 0, refusedAlone: 0, cut: 0 },
  ...COUNTED,
});

/** Adds the results of a finished run: orders, unallocated payments, refund requests, receipts. */
export async function countIn(tally: Tally, { shop, buyers, ...world }: World): Promise<void> {
  const { rows } = await sql<Record<Counted, number>>`
    with mine as (select * from orders where customer_id = any(${buyers.map(({ id }) => id)}::bigint[]))
    select (select count(*) from mine) as orders,
      (select count(*) from mine where paid_at is not null) as paid,
      (select count(*) from mine where paid_at is not null and code_tug > 0) as coded,
      (select count(*) from mine where delivered_at is not null) as delivered,
      (select count(*) from mine where refunded_at is not null) as refunded,
      (select count(*) from payments where order_id in (select id from mine) and outcome = 'part') as partials,
      (select count(*) from refunds where order_id in (select id from mine) and request_id is null) as strays,
      (select count(*) from refunds where order_id in (select id from mine) and provider_refund_id is not null) as sent,
      (select count(*) from refund_requests where order_id in (select id from mine) and status = 'done') as refunds,
      (select count(*) from refund_requests where order_id in (select id from mine) and status = 'declined') as declined,
      (select count(*) from bank_rows where order_id in (select id from mine) and decision = 'confirmed') as lines,
      (select count(*) from approvals a join refunds r on r.id = (a.payload ->> 'refundId')::bigint
        where r.order_id in (select id from mine) and a.state = 'approved') as approved,
      (select count(*) from order_status_changes where order_id in (select id from mine) and takes_back is not null) as "takenBack",
      (select count(*) from receipts where order_id in (select id from mine)) as receipts,
      (select count(*) from receipts where order_id in (select id from mine) and corrects_receipt_id is not null) as corrected,
      (select count(*) from receipts where order_id in (select id from mine) and status = 'voided') as voided`.execute(
    shop.database.db,
  );
  tally.runs += 1;
  for (const what of ['killed', 'forgotten', 'refusedByHand', 'refusedAlone', 'cut'] as const)
    tally[what] += world[what];
  for (const [what, count] of Object.entries(rows[0] ?? {})) tally[what as Counted] += count;
}
