import { type Refusal, type RefusalDetails, refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../../db/database.ts';
import { eventsOfSubject } from '../../../audit/public.ts';
import type { LockedOrder } from '../../status.queries.ts';
import { historyOf } from '../admin-orders.queries.ts';
import type { NamesOfStaff } from './order-page-ports.ts';

/** Refuses a change made for another version: returns the order as it is now, the fields in question, and who wrote it last. */
export async function changedMeanwhile(
  tx: Tx,
  { id, order_number, status }: LockedOrder,
  version: number,
  namesOfStaff: NamesOfStaff,
  fields: RefusalDetails = {},
): Promise<Refusal> {
  const { at, staffId } = await lastChange(tx, id, order_number);
  const name = staffId === null ? undefined : (await namesOfStaff(tx, [staffId])).get(staffId);
  return refuse('changed_meanwhile', {
    ...{ ordernumber: order_number, status, version, ...fields },
    ...(at !== undefined && { changed_at: at.toISOString() }),
    ...(name !== undefined && { changed_by: name }),
  });
}

/** Steps are in the history, all other changes by people in the audit log. */
async function lastChange(
  tx: Tx,
  orderId: number,
  orderNumber: string,
): Promise<{ at: Date | undefined; staffId: number | null }> {
  const step = (await historyOf(tx, orderId)).at(-1);
  const [event] = await eventsOfSubject(tx, { kind: 'order', id: orderNumber }, 1);
  const isLater = event !== undefined && (step === undefined || event.created_at >= step.changed_at);
  return isLater
    ? { at: event.created_at, staffId: event.staff_id }
    : { at: step?.changed_at, staffId: step?.staff_id ?? null };
}
