import type { PaymentMethod } from '@tokhi/rules/payment/payment-methods';
import type { Db } from '../../../db/database.ts';
import { methodModes, storedMethod } from '../../settings/public.ts';
import { invoicesAt } from '../invoices/invoices.queries.ts';
import { ALWAYS_BY_HAND } from '../methods/offered-methods.ts';

/**
 * Whether the provider can be asked about this money (record 137). Then nobody enters it: the provider's own answer, which comes
 * sooner or later, would count it a second time.
 */
export async function providerReports(db: Db, orderId: number, method: PaymentMethod): Promise<boolean> {
  if (ALWAYS_BY_HAND.includes(method)) return false;
  const invoices = await invoicesAt(db, orderId, storedMethod(method));
  if (invoices.length > 0) return invoices.every(({ by_hand }) => !by_hand);
  return (await methodModes(db))[method] !== 'by_hand';
}
