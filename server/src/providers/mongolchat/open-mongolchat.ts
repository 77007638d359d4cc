// The wallet of MongolChat: a QR, which is also what an invoice is asked for by. The address of its callbacks is agreed with it once.
import { z } from 'zod';
import { maskedPayer } from '../gateway/masked-payer.ts';
import type { Provider } from '../gateway/open-provider.ts';
import { type PaymentGateway, ProviderRefused } from '../gateway/payment-gateway.ts';
import { understood } from '../gateway/understood.ts';

export interface MongolChatKeys {
  url: string;
  apiKey: string;
  workerKey: string;
  /** Empty where the contract has none. */
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
      // The unit of expire_time is written down nowhere. Read as minutes: were it another, the QR ends at another time than
      // ours, and whoever pays late is paid back.
      const minutes = Math.max(1, Math.ceil((expiresAt.getTime() - now().getTime()) / MINUTE_MS));
      const body = await asked(
        '/onlineqr/generate',
        {
          amount: amountTug,
          ...(keys.branchId !== '' && { branch_id: keys.branchId }),
          products: [{ product_name: description, quantity: '1', price: amountTug, tag: '' }],
          title: description,
          sub_title: '',
          // The tax receipt is ours to issue.
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
      // Asked for by its QR alone: one whose answer was lost was shown to nobody.
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
            // Sum and hour stand in the callback alone, which anybody could send: a QR is for what was asked.
            amountTug,
            feeTug: 0,
            receivedAt: null,
            payer: maskedPayer(who),
            evidence: { status, id },
          },
        ],
      };
    },

    /** A QR ends by itself and cannot be taken back: one that is scanned later is late money. */
    async cancel() {},
    leavesOpen: true,

    readCallback(said) {
      const { data } = Callback.safeParse(said);
      return { reference: data?.body.data.reference_number ?? null, providerInvoiceId: null };
    },

    /** Its protocol has no amount: whoever asks for a part would send back all. */
    async refund({ providerPaymentId }) {
      await asked('/transaction/refund', { id: providerPaymentId }, false);
      return { providerRefundId: providerPaymentId };
    },
  };
}
