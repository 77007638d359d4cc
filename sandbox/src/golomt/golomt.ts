import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bill, Money } from '../bank/bill.ts';

/** The one merchant that the bank knows here: the shop. */
export const GOLOMT_MERCHANT = { token: 'sandbox-token-of-golomt', secret: 'sandbox-secret-of-golomt' } as const;

/** How the customer is sent back. */
export interface GolomtFacts {
  returnType: string;
}
export type GolomtBill = Bill<GolomtFacts>;

const CARD = { bank: 'Голомт банк', cardHolder: 'DULMAA BAT', cardNumber: '431029******1010' } as const;
const PAID = '000';
const FORGER = 'not-the-secret-of-anybody';

export const signed = (text: string, secret: string = GOLOMT_MERCHANT.secret): string =>
  createHmac('sha256', secret).update(text).digest('hex');

const decimals = (amount: number): string => amount.toFixed(2);

export function failure(request: FastifyRequest, reply: FastifyReply, status: number, error: string, message: string) {
  return reply.code(status).send({ timestamp: new Date().toISOString(), status, error, message, path: request.url });
}

/** What inquiry tells: of a bill that nobody paid all of the card's fields are null. */
export function inquiryOf(bill: GolomtBill) {
  const [money] = bill.payments;
  const amount = decimals(money?.amountTug ?? bill.amountTug);
  const errorCode = money ? PAID : null;
  return {
    amount,
    bank: money ? CARD.bank : null,
    status: money ? 'SENT' : null,
    errorDesc: money ? 'Амжилттай' : null,
    errorCode,
    cardHolder: money ? CARD.cardHolder : null,
    cardNumber: money ? CARD.cardNumber : null,
    transactionId: bill.reference,
    token: null,
    checksum: signed(`${bill.reference}${errorCode ?? ''}${amount}`),
  };
}

/** The way back to the shop, signed: with a secret of nobody's where nobody paid. */
export function wayBack(bill: GolomtBill, money: Money): string {
  const isTrue = bill.payments.includes(money);
  const amount = decimals(money.amountTug);
  const url = new URL(bill.callbackUrl);
  const told = { amount, ...CARD, errorCode: PAID, errorDesc: 'Амжилттай', transactionId: bill.reference, token: '' };
  for (const [name, value] of Object.entries(told)) url.searchParams.set(name, value);
  const secret = isTrue ? GOLOMT_MERCHANT.secret : FORGER;
  url.searchParams.set('checksum', signed(`${bill.reference}${PAID}${amount}`, secret));
  return url.href;
}
