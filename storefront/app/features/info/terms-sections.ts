import type { PayingTerms } from '@tokhi/contract/fields/paying-terms';
import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { general, loans, orders, payment } from './terms-buying.ts';
import { bonus, contact, delivery, returns, warranty } from './terms-receiving.ts';
import type { TermsSection } from './terms-section.ts';

/** The nine sections in the order in which they are numbered. */
export const termsSections = (
  facts: Pick<ShopFacts, 'phone' | 'email'>,
  { hoursToPay, lenders }: PayingTerms,
): TermsSection[] => [
  general,
  orders(hoursToPay),
  payment,
  loans(lenders),
  delivery,
  returns,
  warranty,
  bonus,
  contact(facts),
];
