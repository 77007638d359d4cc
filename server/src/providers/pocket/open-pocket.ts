// Pocket, the app of InvesCore: its loan «ZERO». It has one address for all callbacks, registered once; they contain our reference.
import { z } from 'zod';
import { keepToken } from '../gateway/keep-token.ts';
import type { Provider } from '../gateway/open-provider.ts';
import { type PaymentGateway, ProviderRefused, ProviderUnsure } from '../gateway/payment-gateway.ts';
import { understood } from '../gateway/understood.ts';

export interface PocketKeys {
  tokenUrl: string;
  url: string;
  clientId: string;
  clientSecret: string;
  terminalId: number;
}

const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
const Id = z.union([z.int().positive(), z.string().min(1)]).transform(String);
const Generated = z.object({ id: Id, qr: z.string().min(1), deeplink: z.string().nullish() });
const CheckedInvoice = z.object({
  id: Id,
  state: z.string(),
  amount: z.coerce.number().positive().transform(Math.floor),
  orderNumber: z.string(),
  senderName: z.string().nullish(),
  holdId: z.union([z.string(), z.number()]).nullish(),
});
const Callback = z.object({ body: z.object({ orderNumber: z.string().min(1) }) });
/** An error is recognised by its `status`, which no successful answer has. */
const Refusal = z.object({ status: z.union([z.number(), z.string()]).transform(String) });
const UNKNOWN = '404';

/** A link that opens an app, and nothing that a browser would execute. */
const OPENS_AN_APP = /^(?!javascript:|data:|blob:|file:|http:)[a-z][a-z0-9+.-]*:\/\/\S+$/i;

export function openPocket(
  provider: Provider,
  keys: PocketKeys,
  now: () => Date = () => new Date(),
): PaymentGateway & Required<Pick<PaymentGateway, 'announceCallback'>> {
  const { name } = provider;
  const { terminalId } = keys;

  const tokens = keepToken(async (ask) => {
    const { clientId: client_id, clientSecret: client_secret } = keys;
    const { status, body } = await ask({
      method: 'POST',
      url: keys.tokenUrl,
      form: { grant_type: 'client_credentials', client_id, client_secret },
      repeats: true,
    });
    if (status !== 200) throw new ProviderRefused(`${name}: no token, answered ${status}`);
    const token = understood(name, Token, body);
    return { value: token.access_token, goodUntil: new Date(now().getTime() + token.expires_in * 1_000) };
  }, now);

  const answered = (path: string, json: unknown, repeats: boolean) =>
    provider.within(async (ask) => {
      const { status, body } = await tokens.askWith(ask, (token) =>
        ask({
          method: 'POST',
          url: `${keys.url}${path}`,
          headers: { authorization: `Bearer ${token}` },
          json,
          repeats,
        }),
      );
      const refusal = Refusal.safeParse(body);
      return { body, refusal: refusal.data?.status ?? (status < 300 ? null : String(status)) };
    });
  const asked = async (path: string, json: unknown, repeats: boolean) => {
    const { body, refusal } = await answered(path, json, repeats);
    if (refusal !== null) throw new ProviderRefused(`${name}: answered ${refusal}`);
    return body;
  };

  return {
    async createInvoice({ reference, amountTug, description }) {
      const request = { terminalId, amount: amountTug, info: description, orderNumber: reference };
      const path = '/v2/invoicing/generate-invoice';
      const body = await asked(path, { ...request, invoiceType: 'ZERO', channel: 'ecommerce' }, false);
      const { id, qr, deeplink } = understood(name, Generated, body);
      const isLink = deeplink != null && OPENS_AN_APP.test(deeplink);
      const deeplinks = isLink ? [{ name: 'Pocket', description: 'Pocket', link: deeplink }] : [];
      return { providerInvoiceId: id, qrText: qr, paymentUrl: null, deeplinks };
    },

    async check({ providerInvoiceId, reference }) {
      const [path, request] =
        providerInvoiceId === null
          ? ['/v2/invoicing/invoices/order-number', { terminalId, orderNumber: reference }]
          : ['/v2/invoicing/invoices/invoice-id', { terminalId, invoiceId: providerInvoiceId }];
      const { body, refusal } = await answered(path, request, true);
      // Without an id the request was lost, not the answer: there is no such invoice. A known invoice can disappear.
      if (refusal === UNKNOWN) return { state: providerInvoiceId === null ? 'closed' : 'unknown', payments: [] };
      if (refusal !== null) throw new ProviderRefused(`${name}: answered ${refusal}`);
      const { id, state, amount, orderNumber, senderName, holdId } = understood(name, CheckedInvoice, body);
      if (orderNumber !== reference) throw new ProviderUnsure(`${name}: told of another bill`);
      if (state.toLowerCase() !== 'paid') return { state: 'open', payments: [] };
      return {
        state: 'paid',
        payments: [
          {
            // An invoice is paid once, and has the same id whichever way it was looked up.
            providerPaymentId: id,
            reference: orderNumber,
            providerInvoiceId: id,
            amountTug: amount,
            feeTug: 0,
            // Only the creation time of the invoice is reported, not the time of payment.
            receivedAt: null,
            payer: senderName ?? null,
            evidence: { id, state, amount, orderNumber, holdId: holdId ?? null },
          },
        ],
      };
    },

    /** There is no cancel call: a loan that is confirmed later is late money. */
    async cancel() {},
    leavesOpen: true,

    readCallback(said) {
      const { data } = Callback.safeParse(said);
      return { reference: data?.body.orderNumber ?? null, providerInvoiceId: null };
    },

    async announceCallback(url) {
      await asked('/pg/config', { fallBackUrl: url }, true);
    },
  };
}
