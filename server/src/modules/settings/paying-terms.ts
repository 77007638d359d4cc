import type { PayingTerms } from '@tokhi/contract/fields/paying-terms';
import type { Db } from '../../db/database.ts';
import { checkoutSettings } from './checkout-settings.ts';
import { lenders } from './lenders.ts';

/** Payment facts on pages before there is an order. */
export async function payingTerms(db: Db): Promise<PayingTerms> {
  const [offered, { hoursToPay, instalmentsAboveTug, tariff, deliveryFees }] = await Promise.all([
    lenders(db),
    checkoutSettings(db),
  ]);
  return { lenders: offered, hoursToPay, instalmentsAboveTug, tariff, deliveryFees };
}
