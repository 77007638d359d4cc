import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import type { Tx } from '../../../db/database.ts';
import { enqueueMixed, specOfJob } from '../../../jobs/enqueue.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { type LockedOrder, lockOrder, orderForTransfer, orderIdByNumber } from '../../orders/public.ts';
import type { StatementDeps } from '../statements/statement-deps.ts';
import { expectedOutcome, isAsExpected } from './expected-outcome.ts';
import { lockNamed, refuseChanged } from './lock-named.ts';
import { suggestOrders } from './suggest-orders.ts';
import { type LockedTransfer, writePending } from './transfers.queries.ts';
import { keyOfWriting, writeTransferJob } from './write-transfer.job.ts';

/** Until then one key withdraws a decision; afterwards money can only be refunded. */
const WITHDRAWN_WITHIN_MS = 10_000;

type Asked = CallBody<AdminCalls['confirmTransfers']>['rows'][number];

/**
 * Decides about lines; a job records the money ten seconds later. It locks the lines, then their orders by id, as the job does: of two
 * staff members who decide about one line, or about two lines of one order, the second reads the decision of the first.
 */
export const confirmTransfers = (
  { db, now, namesOfStaff }: StatementDeps,
  { rows: asked }: CallBody<AdminCalls['confirmTransfers']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['confirmTransfers']>> =>
  withIdempotency(db, caller, async (tx) => {
    const at = now();
    const runAt = new Date(at.getTime() + WITHDRAWN_WITHIN_MS);
    const lines = await lockNamed(tx, asked, ['open', 'skipped'], namesOfStaff);
    const orders = await lockOrders(tx, asked);
    const rows: { id: number; version: number }[] = [];
    for (const one of asked) {
      const line = lines.get(one.id);
      if (line === undefined) throw refuse('transfer_not_found');
      const order = one.ordernumber === null ? null : orders.get(one.ordernumber);
      if (order === undefined) throw refuse('order_not_found');
      await refuseUnexpected(tx, line, order, one);
      const decided = { orderId: order?.id ?? null, expected: one.expected, reasons: await reasonsOf(tx, line, one) };
      const by = { staffId: caller.staffId, requestId: caller.requestId, runAt };
      rows.push({ id: line.id, version: await writePending(tx, line.id, { ...decided, ...by }, at) });
      const after = { order: one.ordernumber, amountTug: line.amount_tug, expected: one.expected };
      const subject = { kind: 'bank row', id: String(line.id) };
      await writeAudit(tx, { action: 'match transfer', subject, ...auditedBy(caller), after }, at);
    }
    await enqueueMixed(
      tx,
      rows.map(({ id }) => specOfJob(writeTransferJob, { rowId: id }, keyOfWriting(id), runAt)),
    );
    return { result: 'success', runAt: runAt.toISOString(), rows };
  });

async function lockOrders(tx: Tx, asked: readonly Asked[]): Promise<ReadonlyMap<string, LockedOrder>> {
  const ids: number[] = [];
  for (const number of new Set(asked.flatMap(({ ordernumber }) => ordernumber ?? []))) {
    const id = await orderIdByNumber(tx, number);
    if (id === undefined) throw refuse('order_not_found');
    ids.push(id);
  }
  const locked = new Map<string, LockedOrder>();
  for (const id of ids.toSorted((a, b) => a - b)) {
    const order = await lockOrder(tx, id);
    if (order !== undefined) locked.set(order.order_number, order);
  }
  return locked;
}

/** The order was paid, ended or matched since the screen was read. */
async function refuseUnexpected(tx: Tx, line: LockedTransfer, order: LockedOrder | null, { expected }: Asked) {
  const outcome = order === null ? 'unknown_order' : await expectedOutcome(tx, order, line);
  if (isAsExpected(expected, outcome)) return;
  throw refuseChanged(line, { outcome, ...(order && { ordernumber: order.order_number, status: order.status }) });
}

/** The points of the suggestion, to explain the decision later. */
async function reasonsOf(tx: Tx, line: LockedTransfer, { ordernumber }: Asked) {
  const order = ordernumber === null ? undefined : await orderForTransfer(tx, ordernumber);
  return order === undefined ? {} : (suggestOrders([line], [order], new Map())[0]?.suggestions[0]?.points ?? {});
}
