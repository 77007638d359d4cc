import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { writeAudit } from '../../audit/public.ts';
import { lockOrder, orderIdByNumber, writeLenderNumber } from '../../orders/public.ts';
import { type ActingStaff, actedBy } from '../acting-staff.ts';

/** The lender's number of a loan; the payment dialog shows it to the customer (spec §9: within 3 working hours). */
export const enterLenderNumber = (
  { db, now }: { db: Db; now: () => Date },
  orderNumber: string,
  lenderNumber: string,
  by: ActingStaff | null = null,
): Promise<void> => inTransaction(db, (tx) => enterLenderNumberIn(tx, { orderNumber, lenderNumber }, by, now()));

/** The same inside the caller's transaction. */
export async function enterLenderNumberIn(
  tx: Tx,
  { orderNumber, lenderNumber }: { orderNumber: string; lenderNumber: string },
  by: ActingStaff | null,
  now: Date,
): Promise<void> {
  const orderId = await orderIdByNumber(tx, orderNumber);
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId);
  if (order === undefined) throw refuse('order_not_found');
  if (order.lender_code === null) throw refuse('not_a_loan');
  await writeLenderNumber(tx, order.id, lenderNumber);
  const subject = { kind: 'order', id: orderNumber };
  const after = { lenderNumber };
  await writeAudit(tx, { action: 'enter lender number', subject, ...actedBy(by), after }, now);
}
