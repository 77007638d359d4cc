import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import { refundReasonAt } from '@tokhi/rules/refund/refund-asking';
import type { Db } from '../../../db/database.ts';
import { orderIdNamed, orderStanding } from '../../orders/public.ts';
import { computeTerms } from './compute-terms.ts';
import { presentTerms } from './refunds.present.ts';

/** Reason, each deduction and the sum, before a refund is requested. */
export async function showRefundTerms(
  db: Db,
  { ordernumber, lines }: CallBody<Calls['refundTerms']>,
  customerId: number,
): Promise<CallReply<Calls['refundTerms']>> {
  const id = await orderIdNamed(db, customerId, ordernumber);
  if (id === undefined) throw refuse('order_not_found');
  const reason = refundReasonAt(await orderStanding(db, id));
  const terms = await computeTerms(db, { id, customer_id: customerId }, { reason, wanted: lines ?? null });
  return { result: 'success', reason: terms.reason, ...presentTerms(terms) };
}
