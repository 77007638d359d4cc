import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from '../bank/bank.ts';
import { amountIn, type Sent, textIn } from '../bank/read-body.ts';
import type { Switches } from '../switches.ts';
import { MONGOLCHAT_MERCHANT } from './merchant.ts';

const AT = '/mongolchat/v2/api/worker';
const DONE = 1000;
const PHONE = '99112233';

const refusal = (code: number, message: string) => ({ code, message });

/** The wallet of MongolChat: a QR and its state. The URL of its webhook is agreed beforehand, here by `/mongolchat/webhook`. */
export function mongolChatRoutes(web: FastifyInstance, switches: Switches, bank: Bank): void {
  let callsAt = '';
  const refunded = new Set<string>();
  const till = bank.open<{ products: unknown }>({
    name: 'mongolchat',
    title: 'MongolChat',
    paidOnce: true,
    exactly: true,
    newPaymentId: () => randomUUID(),
    callback: (invoice, money) => ({
      url: callsAt,
      body: {
        type: 'scanqr',
        data: {
          reference_number: invoice.reference,
          who_paid: PHONE,
          user_ref_id: '4900',
          transaction_id: money.id,
          generated_qrcode: invoice.id,
          amount: money.amountTug,
          date: money.paidAt.toISOString(),
          products: invoice.facts.products,
        },
      },
    }),
  });
  const known = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    const { apiKey, workerKey, appSecret } = MONGOLCHAT_MERCHANT;
    const isKnown =
      headers['api-key'] === apiKey &&
      headers['app-secret'] === appSecret &&
      headers.authorization === `WorkerKey ${workerKey}`;
    return isKnown ? undefined : reply.code(401).send(refusal(401, 'Unauthorized'));
  };
  const reads = { preHandler: [switches.guard('mongolchat'), known] };
  const writes = { ...reads, onSend: switches.loses('mongolchat') };

  web.post<{ Body: Sent }>('/mongolchat/webhook', async ({ body }) => {
    callsAt = textIn(body, 'url');
    return { url: callsAt };
  });
  web.post<{ Body: Sent }>(`${AT}/onlineqr/generate`, writes, async ({ body }) => {
    const amountTug = amountIn(body);
    const products = body?.['products'];
    // The time is a text.
    if (amountTug === null || textIn(body, 'expire_time') === '' || !Array.isArray(products))
      return refusal(1002, 'Bad request');
    const invoice = till.open({
      id: randomBytes(32).toString('base64'),
      reference: textIn(body, 'reference_number'),
      amountTug,
      description: textIn(body, 'title'),
      callbackUrl: callsAt,
      facts: { products },
    });
    return { code: DONE, message: 'success', qr: invoice.id };
  });
  web.post<{ Body: Sent }>(`${AT}/onlineqr/status`, reads, async ({ body }) => {
    const invoice = till.find(textIn(body, 'qr'));
    if (!invoice) return refusal(1004, 'QR not found');
    const [money] = invoice.payments;
    if (!money) return { code: DONE, message: 'success', status: 'unpaid', id: '', who_paid: '', user_ref_id: '' };
    return { code: DONE, message: 'success', status: 'paid', id: money.id, who_paid: PHONE, user_ref_id: '4900' };
  });
  /** Refunds the whole transaction: the call has no amount. */
  web.post<{ Body: Sent }>(`${AT}/transaction/refund`, writes, async ({ body }) => {
    const id = textIn(body, 'id');
    if (!till.invoices().some(({ payments }) => payments.some((money) => money.id === id)))
      return refusal(1004, 'Transaction not found');
    if (refunded.has(id)) return refusal(1005, 'Transaction already refunded');
    refunded.add(id);
    return { code: DONE, message: 'success' };
  });
}
