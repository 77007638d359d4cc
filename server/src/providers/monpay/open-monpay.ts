// MonPay, the wallet of Mobicom: a QR code that is paid once (its «QR purchase»). Branch and account identify the merchant.
import { z } from 'zod';
import { maskedPayer } from '../gateway/masked-payer.ts';
import type { Provider } from '../gateway/open-provider.ts';
import { type PaymentGateway, ProviderRefused, ProviderUnsure } from '../gateway/payment-gateway.ts';
import type { Question } from '../gateway/send-once.ts';
import { understood } from '../gateway/understood.ts';

export interface MonPayKeys {
  url: string;
  branchUsername: string;
  accountId: string;
}

/** The meaning of the number in `code`; every answer has status 200. */
const DONE = 0;
const NOT_SCANNED_YET = 23;
/** For a check with a uuid that it once issued: it does not know this purchase. */
const BAD_REQUEST = 5;
const INTERNAL = 999;

const Answer = z.object({ code: z.coerce.number(), info: z.string().nullish(), result: z.unknown().optional() });
const Generated = z.object({ qrcode: z.string().min(1), uuid: z.string().min(1) });
const Purchase = z.object({
  uuid: z.string(),
  amount: z.coerce.number().positive().transform(Math.floor),
  transactionId: z.union([z.number(), z.string().min(1)]).transform(String),
  usedAt: z.number().positive(),
  userPhone: z.union([z.number(), z.string()]).transform(String).nullish(),
});
const Callback = z.object({ query: z.object({ uuid: z.string().min(1).max(100) }) });

export function openMonPay(provider: Provider, keys: MonPayKeys): PaymentGateway {
  const { name } = provider;
  const authorization = `Basic ${Buffer.from(`${keys.branchUsername}:${keys.accountId}`).toString('base64')}`;

  const asked = (question: Pick<Question, 'method' | 'json'> & { path: string; repeats: boolean }) =>
    provider.within(async (ask) => {
      const { path, ...rest } = question;
      const url = `${keys.url}/rest/branch/qrpurchase${path}`;
      const { status, body } = await ask({ ...rest, url, headers: { authorization } });
      if (status !== 200) throw new ProviderRefused(`${name}: answered ${status}`);
      const answer = understood(name, Answer, body);
      if (answer.code === INTERNAL) throw new ProviderUnsure(`${name}: code ${INTERNAL}`);
      return answer;
    });

  return {
    async createInvoice({ reference, amountTug, callbackUrl }) {
      const { code, result } = await asked({
        method: 'POST',
        path: '/generate',
        // The only text that MonPay stores for us: its staff find the money by our reference.
        json: { amount: amountTug, generateUuid: true, displayName: reference, callbackUrl },
        repeats: false,
      });
      if (code !== DONE) throw new ProviderRefused(`${name}: code ${code}`);
      const { uuid, qrcode } = understood(name, Generated, result);
      return { providerInvoiceId: uuid, qrText: qrcode, paymentUrl: null, deeplinks: [] };
    },

    async check({ providerInvoiceId, reference }) {
      // Looked up only by its own id: if the answer was lost, nobody saw the QR code.
      if (providerInvoiceId === null) return { state: 'closed', payments: [] };
      const query = new URLSearchParams({ uuid: providerInvoiceId });
      const { code, result } = await asked({ method: 'GET', path: `/check?${query}`, repeats: true });
      if (code === NOT_SCANNED_YET) return { state: 'open', payments: [] };
      if (code === BAD_REQUEST) return { state: 'unknown', payments: [] };
      if (code !== DONE) throw new ProviderRefused(`${name}: code ${code}`);
      const purchase = understood(name, Purchase, result);
      if (purchase.uuid !== providerInvoiceId) throw new ProviderUnsure(`${name}: told of another purchase`);
      const payer = maskedPayer(purchase.userPhone);
      return {
        state: 'paid',
        payments: [
          {
            providerPaymentId: purchase.transactionId,
            reference,
            providerInvoiceId,
            amountTug: purchase.amount,
            feeTug: 0,
            receivedAt: new Date(purchase.usedAt),
            payer,
            evidence: { code, ...purchase, userPhone: payer },
          },
        ],
      };
    },

    /** A QR purchase cannot be cancelled: one that is scanned later is late money. */
    async cancel() {},
    leavesOpen: true,

    readCallback(said) {
      const { data } = Callback.safeParse(said);
      return { reference: null, providerInvoiceId: data?.query.uuid ?? null };
    },
  };
}
