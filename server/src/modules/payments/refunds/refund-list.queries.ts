// Refunds as staff list them. The parts of one request are listed together: one transfer covers them.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** The number of an order, inside our statement. */
type OrderNumber = (orderId: string) => RawBuilder<string | null>;

const tasks = (db: Db, orderNumber: OrderNumber) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .leftJoin('refund_requests', 'refund_requests.id', 'refunds.request_id')
    .select(['refunds.id', 'refunds.request_id', 'refunds.order_id', 'refunds.status', 'refunds.reason'])
    .select(['refunds.gross_tug', 'refunds.amount_tug', 'refunds.refund_fee_tug', 'refunds.vat_deduction_tug'])
    .select(['refunds.bank_fee_tug', 'refunds.bonus_deduction_tug', 'refunds.instrument', 'refunds.last_error'])
    .select(['refunds.bank_name', 'refunds.account_number', 'refunds.account_holder', 'refunds.created_at'])
    .select(['refunds.sent_at', 'refunds.finished_at', 'refunds.requested_by', 'refunds.finished_by'])
    .select(['refunds.proof', 'refunds.provider_refund_id', 'payments.provider', 'payments.payer'])
    .select(['refund_requests.note', 'refund_requests.answer'])
    .select(['refund_requests.taken_back_bonus', 'refund_requests.returned_bonus'])
    .select(sql<boolean>`refunds.amount_tug = payments.amount_tug`.as('is_whole'))
    .select(orderNumber('refunds.order_id').as('order_number'))
    .orderBy('refunds.id');

/** Open tasks of the staff, oldest first. */
export const openTasks = (db: Db, orderNumber: OrderNumber) =>
  tasks(db, orderNumber).where('refunds.status', 'in', ['requested', 'sent']).execute();

export type RefundRow = Awaited<ReturnType<typeof openTasks>>[number];

/** The last row of a page: the next one begins after it. */
export interface PageEnd {
  at: Date;
  id: number;
}

/** A page of ended refunds, the newest first. The first part of a request stands for all of its parts. */
export async function endedTasks(
  db: Db,
  orderNumber: OrderNumber,
  { status, after, limit }: { status: 'done' | 'failed'; after: PageEnd | null; limit: number },
): Promise<RefundRow[]> {
  const firsts = await db
    .selectFrom('refunds')
    .select(['id', 'request_id', 'finished_at'])
    .where('status', '=', status)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(finished_at, id) < (${after?.at}::timestamptz, ${after?.id}::bigint)`),
    )
    .where((eb) =>
      eb.or([
        eb('request_id', 'is', null),
        eb.not(
          eb.exists(
            eb
              .selectFrom('refunds as earlier')
              .select('earlier.id')
              .whereRef('earlier.request_id', '=', 'refunds.request_id')
              .whereRef('earlier.id', '<', 'refunds.id'),
          ),
        ),
      ]),
    )
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const place = new Map(firsts.map(({ id, request_id }, at) => [nameOf({ id, request_id }), at]));
  const rows = await withSameRequest(db, orderNumber, firsts);
  const placeOf = (row: RefundRow) => place.get(nameOf(row)) ?? 0;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other) || one.id - other.id);
}

const nameOf = ({ id, request_id }: Pick<RefundRow, 'id' | 'request_id'>): string =>
  request_id === null ? `refund ${id}` : `request ${request_id}`;

/** These refunds with all other parts of the same requests. */
export const withSameRequest = (
  db: Db,
  orderNumber: OrderNumber,
  of: readonly { id: number; request_id: number | null }[],
): Promise<RefundRow[]> => {
  const ids = of.map(({ id }) => id);
  const requests = of.flatMap(({ request_id }) => request_id ?? []);
  return tasks(db, orderNumber)
    .where(sql<boolean>`(refunds.id = any(${ids}::bigint[]) or refunds.request_id = any(${requests}::bigint[]))`)
    .execute();
};
