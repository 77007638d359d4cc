// Golomt's e-commerce: a page of the bank that takes the card. It has no call to cancel, refund or list: an unpaid invoice is simply
// abandoned, and a refund is a task for staff (decision 37).
import { z } from 'zod';
import type { Ask, Provider } from '../gateway/open-provider.ts';
import { type Looked, type PaymentGateway, ProviderRefused, ProviderUnsure } from '../gateway/payment-gateway.ts';
import type { Answer } from '../gateway/send-once.ts';
import { understood } from '../gateway/understood.ts';
import { isSigned, sign } from './checksum.ts';

export interface GolomtKeys {
  url: string;
  token: string;
  secret: string;
}

const InvoiceAnswer = z.object({ invoice: z.string().min(1), transactionId: z.string(), checksum: z.string() });

const InquiryAnswer = z.object({
  amount: z.string().regex(/^\d+(\.\d+)?$/),
  errorCode: z.string().nullish(),
  errorDesc: z.string().nullish(),
  status: z.string().nullish(),
  bank: z.string().nullish(),
  cardHolder: z.string().nullish(),
  cardNumber: z.string().nullish(),
  transactionId: z.string(),
  /** Represents the card and could charge it again: it is checked, and never stored. */
  token: z.string().nullish(),
  checksum: z.string(),
});

const Failure = z.object({ message: z.string() });

const PAID = '000';
const UNKNOWN = 404;
/** The browser returns with a GET to a page of the shop. */
const RETURN_TYPE = 'GET';

export function openGolomt(provider: Provider, { url, token, secret }: GolomtKeys): PaymentGateway {
  const { name } = provider;
  const say = (ask: Ask, path: string, json: object, repeats: boolean): Promise<Answer> =>
    ask({ method: 'POST', url: `${url}${path}`, headers: { authorization: `Bearer ${token}` }, json, repeats });
  const accepted = ({ status, body }: Answer): unknown => {
    if (status < 400) return body;
    throw new ProviderRefused(`${name}: ${Failure.safeParse(body).data?.message ?? `answered ${status}`}`);
  };
  const believed = (checksum: string, ...values: string[]): void => {
    if (!isSigned(secret, checksum, ...values)) throw new ProviderUnsure(`${name}: not signed by the bank`);
  };

  return {
    createInvoice: ({ reference, amountTug, returnUrl }) =>
      provider.within(async (ask) => {
        const amount = amountTug.toFixed(2);
        const json = {
          amount,
          callback: returnUrl,
          checksum: sign(secret, reference, amount, RETURN_TYPE, returnUrl),
          // Without it the bank's page cannot show the QR code of its own app.
          genToken: 'Y',
          returnType: RETURN_TYPE,
          transactionId: reference,
          socialDeeplink: 'N',
        };
        const answer = understood(name, InvoiceAnswer, accepted(await say(ask, '/api/invoice', json, false)));
        believed(answer.checksum, answer.invoice, reference);
        return {
          providerInvoiceId: answer.invoice,
          qrText: null,
          paymentUrl: `${url}/payment/mn/${encodeURIComponent(answer.invoice)}`,
          deeplinks: [],
        };
      }),
    check: ({ reference, providerInvoiceId }) =>
      provider.within(async (ask): Promise<Looked> => {
        const json = { checksum: sign(secret, reference, reference), transactionId: reference };
        const answer = await say(ask, '/api/inquiry', json, true);
        if (answer.status === UNKNOWN) return { state: 'closed', payments: [] };
        const { token: cardToken, checksum, ...reported } = understood(name, InquiryAnswer, accepted(answer));
        believed(checksum, reference, reported.errorCode ?? '', reported.amount, cardToken ?? '');
        if (reported.errorCode !== PAID) return { state: 'open', payments: [] };
        const payment = {
          // A reference is used once and paid once, so it also identifies the payment.
          providerPaymentId: reference,
          reference,
          providerInvoiceId,
          amountTug: Math.floor(Number(reported.amount)),
          feeTug: 0,
          // The bank does not report the time.
          receivedAt: null,
          payer: [reported.cardNumber, reported.cardHolder].filter(Boolean).join(' ') || null,
          evidence: reported,
        };
        return { state: 'paid', payments: [payment] };
      }),
    cancel: () => Promise.resolve(),
    leavesOpen: true,
  };
}
