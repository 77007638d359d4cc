import type { PayingTerms } from '@tokhi/contract/fields/paying-terms';
import { general, loans, orders, payment } from './terms-buying.ts';
import { bonus, type ContactFacts, contact, delivery, returns, warranty } from './terms-receiving.ts';
import type { TermsSection } from './terms-section.ts';

/** The nine sections in the order in which they are numbered. */
export const termsSections = (
  facts: ContactFacts,
  { hoursToPay, lenders, deliveryFees }: PayingTerms,
): TermsSection[] => [
  general,
  orders(hoursToPay),
  payment,
  loans(lenders),
  delivery(deliveryFees),
  returns,
  warranty,
  bonus,
  contact(facts),
];
