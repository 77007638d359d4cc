import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Invoice, Money } from '../bank/invoice.ts';

/** The only merchant of this bank: the shop. */
export const GOLOMT_MERCHANT = { token: 'sandbox-token-of-golomt', secret: 'sandbox-secret-of-golomt' } as const;

/** How the customer is redirected back. */
export interface GolomtFacts {
  returnType: string;
}
export type GolomtInvoice = Invoice<GolomtFacts>;

const CARD = { bank: 'Голомт банк', cardHolder: 'DULMAA BAT', cardNumber: '431029******1010' } as const;
const PAID = '000';
const FORGER = 'not-the-secret-of-anybody';

export const signed = (text: string, secret: string = GOLOMT_MERCHANT.secret): string =>
  createHmac('sha256', secret).update(text).digest('hex');

const decimals = (amount: number): string => amount.toFixed(2);

export function failure(request: FastifyRequest, reply: FastifyReply, status: number, error: string, message: string) {
  return reply.code(status).send({ timestamp: new Date().toISOString(), status, error, message, path: request.url });
}

/** The answer of inquiry: for an unpaid invoice all fields of the card are null. */
export function inquiryOf(invoice: GolomtInvoice) {
  const [money] = invoice.payments;
  const amount = decimals(money?.amountTug ?? invoice.amountTug);
  const errorCode = money ? PAID : null;
  return {
    amount,
    bank: money ? CARD.bank : null,
    status: money ? 'SENT' : null,
    errorDesc: money ? 'Амжилттай' : null,
    errorCode,
    cardHolder: money ? CARD.cardHolder : null,
    cardNumber: money ? CARD.cardNumber : null,
    transactionId: invoice.reference,
    token: null,
    checksum: signed(`${invoice.reference}${errorCode ?? ''}${amount}`),
  };
}

/** The signed URL back to the shop; for money that nobody paid the secret is wrong. */
export function wayBack(invoice: GolomtInvoice, money: Money): string {
  const isTrue = invoice.payments.includes(money);
  const amount = decimals(money.amountTug);
  const url = new URL(invoice.callbackUrl);
  const reported = {
    amount,
    ...CARD,
    errorCode: PAID,
    errorDesc: 'Амжилттай',
    transactionId: invoice.reference,
    token: '',
  };
  for (const [name, value] of Object.entries(reported)) url.searchParams.set(name, value);
  const secret = isTrue ? GOLOMT_MERCHANT.secret : FORGER;
  url.searchParams.set('checksum', signed(`${invoice.reference}${PAID}${amount}`, secret));
  return url.href;
}
