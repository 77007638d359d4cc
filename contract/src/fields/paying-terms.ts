// What the product page and the terms say about paying (decision 46): data of the shop, never constants in a page.
import type { DeliveryFees } from '@tokhi/rules/delivery/delivery-fees';
import type { DeliveryTariff } from '@tokhi/rules/delivery/delivery-tariff';
import type { ExpiryHours, Lender } from '@tokhi/rules/payment/payment-methods';

export interface PayingTerms {
  lenders: readonly Lender[];
  hoursToPay: ExpiryHours;
  /** Up to this amount there are no instalments. */
  instalmentsAboveTug: number;
  /** What a delivery costs. */
  tariff: DeliveryTariff;
  deliveryFees: DeliveryFees;
}
