import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../../db/database.ts';
import { numberOfOrder, type OrderForTransfer, orderForTransfer, ordersForTransfers } from '../../orders/public.ts';
import type { StatementDeps } from '../statements/statement-deps.ts';
import { latestStatement } from '../statements/statements.queries.ts';
import { receivedByOrder } from './received-by-order.queries.ts';
import { SUGGESTED_DAYS, suggestOrders } from './suggest-orders.ts';
import { presentSuggestion, presentTransfer } from './transfers.present.ts';
import { transferById, transferCounts, transfersIn } from './transfers.queries.ts';

const DAY_MS = 86_400_000;
/** More undecided lines than there are on one morning. */
const MOST_ROWS = 500;
const NONE = { count: 0, sum: 0 };

/** Lines in one state. Suggestions are computed each time: orders are paid and end meanwhile. */
export async function listTransfers(
  { db, now, namesOfStaff }: StatementDeps,
  { state }: CallBody<AdminCalls['listTransfers']>,
): Promise<CallReply<AdminCalls['listTransfers']>> {
  const rows = await transfersIn(db, state, numberOfOrder, MOST_ROWS);
  const since = new Date(now().getTime() - SUGGESTED_DAYS * DAY_MS);
  const { orders, received } = await known(db, state === 'open' ? await ordersForTransfers(db, since) : []);
  const matched = new Map(
    suggestOrders(state === 'open' ? rows : [], [...orders.values()], received).map((one) => [one.lineId, one]),
  );
  const decided = rows.flatMap(({ decided_by }) => (decided_by === null ? [] : [decided_by]));
  const staff = await namesOfStaff(db, [...new Set(decided)]);
  const counts = new Map((await transferCounts(db)).map(({ state: of, count, sum }) => [of, { count, sum }]));
  const count = (of: typeof state) => counts.get(of) ?? NONE;
  const latest = await latestStatement(db);
  return {
    result: 'success',
    transfers: rows.map((row) => presentTransfer(row, matched.get(row.id), { orders, received, staff })),
    counts: {
      ...{ open: count('open'), pending: count('pending'), confirmed: count('confirmed') },
      ...{ skipped: count('skipped'), not_income: count('not_income') },
    },
    oldest: state === 'open' ? (rows.at(-1)?.received_at.toISOString() ?? null) : null,
    statement:
      latest === undefined
        ? null
        : {
            ...{ bank: latest.bank, name: latest.file_name, at: latest.imported_at.toISOString() },
            ...{ from: new Date(latest.from).toISOString(), to: new Date(latest.to).toISOString() },
          },
  };
}

/** These orders with the sum of their partial payments. */
export async function known(db: Db, found: readonly OrderForTransfer[]) {
  const orders = new Map(found.map((order) => [order.id, order]));
  return { orders, received: await receivedByOrder(db, [...orders.keys()]) };
}

/** An order that staff searched for: with its points, and the effect of confirming it. */
export async function suggestOrder(
  { db }: StatementDeps,
  { id, ordernumber }: CallBody<AdminCalls['suggestOrder']>,
): Promise<CallReply<AdminCalls['suggestOrder']>> {
  const row = await transferById(db, id);
  if (row === undefined) throw refuse('transfer_not_found');
  const order = await orderForTransfer(db, ordernumber);
  if (order === undefined) throw refuse('order_not_found');
  const about = await known(db, [order]);
  const [match] = suggestOrders([row], [order], about.received);
  const found = match?.suggestions[0] ?? { orderId: order.id, points: {}, sum: 0 };
  const [suggestion] = presentSuggestion(row, found, about);
  if (suggestion === undefined) throw refuse('order_not_found');
  return { result: 'success', suggestion };
}
