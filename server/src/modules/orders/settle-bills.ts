import { refuse } from '@tokhi/contract/texts/refusals';
import type { Bills } from './bills.ts';

/** Before an order is changed or given up nobody may be able to pay it any more (decision 41). */
export async function settleBills(bills: Bills, orderId: number): Promise<void> {
  const settled = await bills.settle(orderId);
  if (settled === 'paid') throw refuse('order_already_paid');
  if (settled === 'unsure') throw refuse('payment_checking');
}
