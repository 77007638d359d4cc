// The wallet of MongolChat: a QR code, which also identifies its invoice. The address of its callbacks is agreed with it once.
import { z } from 'zod';
import { maskedPayer } from '../gateway/masked-payer.ts';
import type { Provider } from '../gateway/open-provider.ts';
import { type PaymentGateway, ProviderRefused } from '../gateway/payment-gateway.ts';
import { understood } from '../gateway/understood.ts';

export interface MongolChatKeys {
  url: string;
  apiKey: string;
  workerKey: string;
  /** Empty if the contract has none. */
  appSecret: string;
  branchId: string;
}

const DONE = 1000;
const MINUTE_MS = 60_000;

const Answer = z.object({ code: z.coerce.number(), message: z.string().nullish() });
const Generated = z.object({ qr: z.string().min(1) });
const Status = z.object({
  status: z.string(),
  id: z.union([z.string(), z.number()]).transform(String).nullish(),
  who_paid: z.string().nullish(),
});
const Paid = z.object({ id: z.string().min(1) });
const Callback = z.object({ body: z.object({ data: z.object({ reference_number: z.string().min(1) }) }) });

export function openMongolChat(
  provider: Provider,
  keys: MongolChatKeys,
  now: () => Date = () => new Date(),
): PaymentGateway {
  const { name } = provider;
  const headers = {
    'api-key': keys.apiKey,
    ...(keys.appSecret !== '' && { 'app-secret': keys.appSecret }),
    authorization: `WorkerKey ${keys.workerKey}`,
  };

  const asked = (path: string, json: unknown, repeats: boolean) =>
    provider.within(async (ask) => {
      const { status, body } = await ask({ method: 'POST', url: `${keys.url}/worker${path}`, headers, json, repeats });
      if (status >= 400) throw new ProviderRefused(`${name}: answered ${status}`);
      const { code } = understood(name, Answer, body);
      if (code !== DONE) throw new ProviderRefused(`${name}: code ${code}`);
      return body;
    });

  return {
    async createInvoice({ reference, amountTug, description, expiresAt }) {
      // The unit of expire_time is not documented; read as minutes. If it is another, the QR code expires at another time than ours, and
      // late payments are refunded.
      const minutes = Math.max(1, Math.ceil((expiresAt.getTime() - now().getTime()) / MINUTE_MS));
      const body = await asked(
        '/onlineqr/generate',
        {
          amount: amountTug,
          ...(keys.branchId !== '' && { branch_id: keys.branchId }),
          products: [{ product_name: description, quantity: '1', price: amountTug, tag: '' }],
          title: description,
          sub_title: '',
          // We issue the tax receipt ourselves.
          noat: '',
          nhat: '',
          ttd: '',
          reference_number: reference,
          expire_time: String(minutes),
        },
        false,
      );
      const { qr } = understood(name, Generated, body);
      return { providerInvoiceId: qr, qrText: qr, paymentUrl: null, deeplinks: [] };
    },

    async check({ providerInvoiceId, reference, amountTug }) {
      // Looked up only by its QR code: if the answer was lost, nobody saw the QR code.
      if (providerInvoiceId === null) return { state: 'closed', payments: [] };
      const body = await asked('/onlineqr/status', { qr: providerInvoiceId }, true);
      const { status, who_paid: who } = understood(name, Status, body);
      if (status.toLowerCase() !== 'paid') return { state: 'open', payments: [] };
      const { id } = understood(name, Paid, body);
      return {
        state: 'paid',
        payments: [
          {
            providerPaymentId: id,
            reference,
            providerInvoiceId,
            // Amount and time are only in the callback, which anybody could send: a QR code is always for the requested amount.
            amountTug,
            feeTug: 0,
            receivedAt: null,
            payer: maskedPayer(who),
            evidence: { status, id },
          },
        ],
      };
    },

    /** A QR code expires by itself and cannot be cancelled: one that is scanned later is late money. */
    async cancel() {},
    leavesOpen: true,

    readCallback(said) {
      const { data } = Callback.safeParse(said);
      return { reference: data?.body.data.reference_number ?? null, providerInvoiceId: null };
    },

    /** Its protocol has no amount: a partial refund would send back everything. */
    async refund({ providerPaymentId }) {
      await asked('/transaction/refund', { id: providerPaymentId }, false);
      return { providerRefundId: providerPaymentId };
    },
  };
}
