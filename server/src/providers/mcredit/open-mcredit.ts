// MCredit: a loan by QR or on the phone. Little is known of its protocol; the shop can switch to confirming by hand.
import { z } from 'zod';
import type { Provider } from '../gateway/open-provider.ts';
import { type PaymentGateway, ProviderRefused } from '../gateway/payment-gateway.ts';
import { understood } from '../gateway/understood.ts';

export interface MCreditKeys {
  url: string;
  token: string;
  user: string;
}

const Answer = z.object({ success: z.boolean().nullish(), response: z.unknown() });
const Refusal = z.object({ ErrorMessage: z.string() });
const Opened = z.object({
  invoiceNumber: z.union([z.int().positive(), z.string().min(1)]).transform(String),
  qr_string: z.string().min(1),
});
const Status = z.object({ payment_status: z.string() });
/** Its refusals contain only text. Other texts stay unsure, and a person finds the order in the list of overdue ones. */
const NOT_FOUND = /олдсонгүй|not found/i;
const Callback = z.object({ query: z.object({ invoice_id: z.string().min(1) }) });

export function openMCredit(provider: Provider, keys: MCreditKeys): PaymentGateway {
  const { name } = provider;
  const headers = { 'x-and-auth-token': keys.token, 'x-and-auth-user': keys.user };

  const answered = (path: string, json: unknown, repeats: boolean) =>
    provider.within(async (ask) => {
      const { status, body } = await ask({
        method: 'POST',
        url: `${keys.url}/api/mshop${path}`,
        headers,
        json,
        repeats,
      });
      if (status !== 200) throw new ProviderRefused(`${name}: answered ${status}`);
      const { success, response } = understood(name, Answer, body);
      const refusal = Refusal.safeParse(response);
      // A refusal has status 200, and its text is all the information.
      const isRefused = success === false || refusal.success;
      return { response, isRefused, words: refusal.data?.ErrorMessage ?? null };
    });
  const accepted = ({ response, isRefused, words }: Awaited<ReturnType<typeof answered>>): unknown => {
    if (isRefused) throw new ProviderRefused(`${name}: said no`, words);
    return response;
  };

  return {
    async createInvoice({ reference, amountTug, description, callbackUrl, payer }) {
      if (payer.phone === null) throw new ProviderRefused(`${name}: needs the payer's phone, and there is none`);
      const request = { amount: amountTug, invoice_id: reference, callback_url: callbackUrl, description };
      const response = accepted(await answered('/invoices', { ...request, phoneNumber: payer.phone }, false));
      const { invoiceNumber, qr_string: qrText } = understood(name, Opened, response);
      return { providerInvoiceId: invoiceNumber, qrText, paymentUrl: null, deeplinks: [] };
    },

    /** Looked up by our reference, so that a lost answer does not matter. */
    async check({ providerInvoiceId, reference, amountTug }) {
      const answer = await answered('/check/invoice', { invoice_id: reference }, true);
      if (answer.isRefused && NOT_FOUND.test(answer.words ?? '')) return { state: 'unknown', payments: [] };
      const { payment_status: status } = understood(name, Status, accepted(answer));
      if (status.toUpperCase() !== 'PAID') return { state: 'open', payments: [] };
      return {
        state: 'paid',
        payments: [
          {
            // Its id may be lost, but our reference is not; and it is unique.
            providerPaymentId: reference,
            reference,
            providerInvoiceId,
            // Neither amount nor time is reported: a loan is always for the requested amount.
            amountTug,
            feeTug: 0,
            receivedAt: null,
            payer: null,
            evidence: { invoice_id: reference, payment_status: status },
          },
        ],
      };
    },

    /** There is no cancel call: a loan that is confirmed later is late money. */
    async cancel() {},
    leavesOpen: true,

    readCallback(said) {
      const { data } = Callback.safeParse(said);
      return { reference: data?.query.invoice_id ?? null, providerInvoiceId: null };
    },
  };
}
