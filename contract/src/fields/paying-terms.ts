// What the product page and the terms say about paying (decision 46): data of the shop, never constants of a page.
import type { ExpiryHours, Lender } from '@tokhi/rules/payment/payment-methods';

export interface PayingTerms {
  lenders: readonly Lender[];
  hoursToPay: ExpiryHours;
  /** What costs no more than this is paid at once. */
  instalmentsAboveTug: number;
}
