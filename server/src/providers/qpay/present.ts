import type { z } from 'zod';
import type { Deeplink, InvoiceAsked, ProviderPayment } from '../gateway/payment-gateway.ts';
import type { InvoiceAnswer, ListAnswer, PaymentAnswer } from './shapes.ts';

const LONGEST_DESCRIPTION = 255;

/** `2026-11-16 18:05:00`, in the time zone of Ulaanbaatar: the Swedish locale has this format. */
const localTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Ulaanbaatar',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const namedFirst = ({ reference, description }: InvoiceAsked): string =>
  description.split(' ')[0] === reference ? description : `${reference} ${description}`;

/** The request for QPay. The description begins with the reference: the list of payments contains nothing else of the invoice. */
export const invoiceOf = (asked: InvoiceAsked, invoiceCode: string) => ({
  invoice_code: invoiceCode,
  sender_invoice_no: asked.reference,
  invoice_receiver_code: 'terminal',
  invoice_description: namedFirst(asked).slice(0, LONGEST_DESCRIPTION),
  amount: asked.amountTug,
  callback_url: asked.callbackUrl,
  enable_expiry: true,
  expiry_date: localTime.format(asked.expiresAt),
});

/** Links that open an app, and nothing that a browser would execute or load. They end with the text of the QR code, spaces included. */
const OPENS_AN_APP = /^(?!javascript:|data:|https?:|file:)[a-z][a-z0-9+.-]*:\/\/[^\p{Cc}]+$/iu;

export const linksOf = (urls: z.output<typeof InvoiceAnswer>['urls']): Deeplink[] =>
  urls
    .filter(({ link }) => OPENS_AN_APP.test(link))
    .map(({ name, description, link }) => ({ name, description: description ?? name, link }));

type Named = Pick<ProviderPayment, 'reference' | 'providerInvoiceId'>;

export function paymentOf(answer: z.output<typeof PaymentAnswer>, named: Named): ProviderPayment {
  const [account] = answer.p2p_transactions ?? [];
  const payer = [account?.account_bank_name, account?.account_number].filter(Boolean).join(' ');
  return {
    providerPaymentId: answer.payment_id,
    ...named,
    amountTug: answer.payment_amount,
    feeTug: answer.payment_fee ?? 0,
    receivedAt: answer.payment_date,
    payer: payer === '' ? (answer.transaction_type ?? null) : payer,
    evidence: answer.evidence,
  };
}

export const listedPayment = (row: z.output<typeof ListAnswer>['rows'][number]): ProviderPayment => ({
  providerPaymentId: row.payment_id,
  reference: row.payment_description?.split(' ')[0] ?? null,
  providerInvoiceId: row.object_id ?? null,
  amountTug: row.payment_amount,
  feeTug: row.payment_fee ?? 0,
  receivedAt: row.payment_date,
  payer: null,
  evidence: row.evidence,
});
