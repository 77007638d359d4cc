// StorePay: lends in four parts to people it knows by phone, and pays the shop at once. There is no QR code: its app asks the customer.
import { z } from 'zod';
import { keepToken } from '../gateway/keep-token.ts';
import type { Ask, Provider } from '../gateway/open-provider.ts';
import { type PaymentGateway, ProviderRefused, ProviderUnsure } from '../gateway/payment-gateway.ts';
import type { Question } from '../gateway/send-once.ts';
import { understood } from '../gateway/understood.ts';

export interface StorePayKeys {
  /** Token and loans have lived on two hosts before. */
  authUrl: string;
  url: string;
  appUsername: string;
  appPassword: string;
  username: string;
  password: string;
  storeId: string;
}

const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });

const Message = z.object({ code: z.string().nullish(), text: z.string().nullish() });
const Answer = z.object({ status: z.string(), value: z.unknown(), msgList: z.array(Message).nullish() });
const LoanId = z.union([z.int().positive(), z.string().regex(/^\d+$/)]).transform(String);
const Callback = z.object({ query: z.object({ id: LoanId }) });
const Limit = z.coerce.number().nonnegative();

export function openStorePay(
  provider: Provider,
  keys: StorePayKeys,
  now: () => Date = () => new Date(),
): PaymentGateway & Required<Pick<PaymentGateway, 'possibleAmount'>> {
  const { name } = provider;

  const tokens = keepToken(async (ask) => {
    const who = new URLSearchParams({ grant_type: 'password', username: keys.username, password: keys.password });
    const { status, body } = await ask({
      method: 'POST',
      url: `${keys.authUrl}/oauth/token?${who}`,
      headers: { authorization: `Basic ${Buffer.from(`${keys.appUsername}:${keys.appPassword}`).toString('base64')}` },
      repeats: true,
    });
    if (status !== 200) throw new ProviderRefused(`${name}: no token, answered ${status}`);
    const token = understood(name, Token, body);
    return { value: token.access_token, goodUntil: new Date(now().getTime() + token.expires_in * 1_000) };
  }, now);

  type Asked = Pick<Question, 'method' | 'json'> & { path: string; repeats: boolean };
  const answered = (question: Asked) =>
    provider.within(async (ask: Ask) => {
      const { path, ...rest } = question;
      const { status, body } = await tokens.askWith(ask, (token) =>
        ask({ ...rest, url: `${keys.url}${path}`, headers: { authorization: `Bearer ${token}` } }),
      );
      if (status !== 200) throw new ProviderRefused(`${name}: answered ${status}`);
      return understood(name, Answer, body);
    });
  const asked = async (question: Asked) => successful(name, await answered(question));

  return {
    async createInvoice({ reference, amountTug, description, callbackUrl, payer }) {
      if (payer.phone === null) throw new ProviderRefused(`${name}: asks the payer on his phone, and there is none`);
      const value = await asked({
        method: 'POST',
        path: '/merchant/loan',
        json: {
          storeId: keys.storeId,
          mobileNumber: payer.phone,
          description,
          amount: amountTug.toFixed(2),
          callbackUrl,
          requestId: reference,
        },
        repeats: false,
      });
      return { providerInvoiceId: understood(name, LoanId, value), qrText: null, paymentUrl: null, deeplinks: [] };
    },

    async check({ providerInvoiceId, reference, amountTug }) {
      // The app asks the phone's owner in any case. A loan whose id was lost cannot be looked up: its callback contains the id.
      if (providerInvoiceId === null) return { state: 'open', payments: [] };
      const path = `/merchant/loan/check/${encodeURIComponent(providerInvoiceId)}`;
      const answer = await answered({ method: 'GET', path, repeats: true });
      if (isUnknown(answer)) return { state: 'unknown', payments: [] };
      const value = successful(name, answer);
      if (typeof value !== 'boolean') throw new ProviderUnsure(`${name}: not understood: value`);
      if (!value) return { state: 'open', payments: [] };
      return {
        state: 'paid',
        payments: [
          {
            providerPaymentId: providerInvoiceId,
            reference,
            providerInvoiceId,
            // Neither amount nor time is reported: a loan is always for the requested amount.
            amountTug,
            feeTug: 0,
            receivedAt: null,
            payer: null,
            evidence: { loanId: providerInvoiceId, value },
          },
        ],
      };
    },

    /** There is no cancel call: a loan that is confirmed later is late money. */
    async cancel() {},
    leavesOpen: true,

    readCallback(said) {
      const { data } = Callback.safeParse(said);
      return { reference: null, providerInvoiceId: data?.query.id ?? null };
    },

    async possibleAmount(phone) {
      const path = '/user/possibleAmount';
      const value = await asked({ method: 'POST', path, json: { mobileNumber: phone }, repeats: true });
      return Math.floor(understood(name, Limit, value));
    },
  };
}

/** Its codes are not documented publicly: an unknown one stays unsure, and a person finds it in the list of overdue orders. */
const isUnknown = ({ status, msgList }: z.output<typeof Answer>): boolean =>
  status.toLowerCase() !== 'success' && /not.?found/i.test(msgList?.[0]?.code ?? '');

/** A failure also has status 200. Only under the code v001 is its text meant for people. */
function successful(name: string, { status, value, msgList }: z.output<typeof Answer>): unknown {
  if (status.toLowerCase() === 'success') return value;
  const { code = null, text = null } = msgList?.[0] ?? {};
  throw new ProviderRefused(`${name}: ${code ?? status}`, code === 'v001' ? text : null);
}
