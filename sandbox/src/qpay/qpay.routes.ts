import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Bank } from '../bank/bank.ts';
import type { Money } from '../bank/invoice.ts';
import type { Switches } from '../switches.ts';
import { writePng } from '../tiles/write-png.ts';
import { linksOf } from './bank-apps.ts';
import { qrText } from './emv-qr.ts';
import { QPAY_MERCHANT } from './merchant.ts';
import { paymentRoutes } from './payment.routes.ts';
import { readInvoice } from './read-invoice.ts';
import { createTokens } from './tokens.ts';
import { failure, invoiceOnWire, type QPayFacts, wrongField } from './wire.ts';

const AT = '/qpay/v2';
/** QPay's answer when it is busy. */
const BUSY = { status: 500, body: { error: 'SYSTEM_BUSY', message: 'SYSTEM_BUSY' } };
const DIGITS_OF_P2P = 15;
/** QPay v2 for merchants: invoices and their QR; their payments are in `payment.routes.ts`. */
export function qpayRoutes(web: FastifyInstance, switches: Switches, bank: Bank): void {
  const tokens = createTokens();
  const till = bank.open<QPayFacts>({
    name: 'qpay',
    title: 'QPay',
    paidOnce: false,
    newPaymentId: () => Array.from({ length: DIGITS_OF_P2P }, () => randomInt(10)).join(''),
    callback: (invoice, money: Money) => {
      const url = new URL(invoice.callbackUrl);
      url.searchParams.set('qpay_payment_id', money.id);
      return { url: url.href };
    },
  });
  const guard = switches.guard('qpay', BUSY);
  const reads = { preHandler: [guard, tokens.ask] };
  const writes = { ...reads, onSend: switches.loses('qpay') };

  web.post(`${AT}/auth/token`, { preHandler: guard }, async (request, reply) => tokens.give(request, reply));
  web.post('/qpay/forget-tokens', async () => tokens.revokeAll());

  web.post<{ Body: Record<string, unknown> | null }>(`${AT}/invoice`, writes, async ({ body }, reply) => {
    const asked = readInvoice(body ?? {});
    if ('code' in asked) return failure(reply, 400, asked.code);
    if ('field' in asked) return wrongField(reply, asked);
    // A repeated number makes a second invoice: documented otherwise, and not enforced.
    const invoice = till.open({
      id: randomUUID(),
      reference: asked.reference,
      amountTug: asked.amount,
      description: asked.description,
      callbackUrl: asked.callbackUrl,
      facts: { expiresAt: asked.expiresAt, refunded: new Set() },
    });
    const text = qrText({
      account: QPAY_MERCHANT.account,
      merchant: QPAY_MERCHANT.name,
      amount: invoice.amountTug,
      reference: invoice.reference,
      description: invoice.description,
      qrId: randomBytes(16).toString('base64url').slice(0, 21),
    });
    return {
      invoice_id: invoice.id,
      qr_text: text,
      // The shop draws its own: one pixel is enough for a picture.
      qr_image: writePng({ side: 1, dots: new Uint8Array(1), palette: [[0, 0, 0]] }).toString('base64'),
      qPay_shortUrl: `https://s.qpay.mn/${randomBytes(6).toString('base64url')}`,
      urls: linksOf(text),
    };
  });
  web.get<{ Params: { id: string } }>(`${AT}/invoice/:id`, reads, async ({ params }, reply) => {
    const invoice = till.find(params.id);
    return invoice ? invoiceOnWire(invoice) : failure(reply, 422, 'INVOICE_NOTFOUND');
  });
  web.delete<{ Params: { id: string } }>(`${AT}/invoice/:id`, writes, async ({ params }, reply) => {
    const invoice = till.find(params.id);
    if (!invoice) return failure(reply, 422, 'INVOICE_NOTFOUND');
    if (invoice.state === 'paid') return failure(reply, 400, 'INVOICE_PAID');
    if (invoice.state === 'closed') return failure(reply, 400, 'INVOICE_ALREADY_CANCELED');
    invoice.state = 'closed';
    return {};
  });
  paymentRoutes(web, { at: AT, till, reads, writes });
}
