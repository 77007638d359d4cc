import { fieldTexts } from '@tokhi/contract/texts/field-texts';
import { checkConsumer } from '@tokhi/rules/payment/consumer-check';
import { checkPayment } from '@tokhi/rules/payment/payment-check';
import { checkPhone } from '@tokhi/rules/person/phone-checks';

/** This lender needs the phone number at which it contacts the customer (integrations: StorePay). */
export const ASKS_BY_PHONE = 'storepay';

// A type, not an interface: the form expects fields by name.
export type PayingValues = { method: string; vat: boolean; phone: string; consumer: string };

/** The errors of the payment page's fields. */
export const payingChecks = {
  method: (chosen: string) => said(checkPayment(chosen)),
  phone: (typed: string, { method }: PayingValues) => (method === ASKS_BY_PHONE ? said(checkPhone(typed)) : undefined),
  consumer: (typed: string) => said(checkConsumer(typed)),
};

const said = (reason: keyof typeof fieldTexts | null): string | undefined =>
  reason === null ? undefined : fieldTexts[reason];
