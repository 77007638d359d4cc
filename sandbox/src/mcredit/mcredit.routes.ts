import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from '../bank/bank.ts';
import { callbackAddress } from '../bank/callback-address.ts';
import { amountIn, type Sent, textIn } from '../bank/read-body.ts';
import type { Switches } from '../switches.ts';
import { MCREDIT_MERCHANT } from './merchant.ts';

const AT = '/mcredit/api/mshop';

const answer = (response: object) => ({ success: true, response });
/** A refusal has status 200 and only a text. */
const refusal = (ErrorMessage: string) => ({ success: false, response: { ErrorMessage } });

/** MCredit, as far as its API is known: an invoice, and whether it is paid, identified by the shop's own number. */
export function mCreditRoutes(web: FastifyInstance, switches: Switches, bank: Bank): void {
  const till = bank.open<null>({
    name: 'mcredit',
    title: 'MCredit',
    paidOnce: true,
    exactly: true,
    newPaymentId: (invoice) => invoice.reference,
    callback: (invoice) => ({ url: callbackAddress(invoice.callbackUrl, { invoice_id: invoice.reference }) }),
  });
  const known = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    const isKnown =
      headers['x-and-auth-token'] === MCREDIT_MERCHANT.token && headers['x-and-auth-user'] === MCREDIT_MERCHANT.user;
    return isKnown ? undefined : reply.code(401).send(refusal('Нэвтрэх эрхгүй байна'));
  };
  const reads = { preHandler: [switches.guard('mcredit'), known] };

  web.post<{ Body: Sent }>(`${AT}/invoices`, { ...reads, onSend: switches.loses('mcredit') }, async ({ body }) => {
    const amountTug = amountIn(body);
    const reference = textIn(body, 'invoice_id');
    if (amountTug === null) return refusal('Дүн буруу байна');
    if (!/^\d{8}$/.test(textIn(body, 'phoneNumber'))) return refusal('Утасны дугаар буруу байна');
    // This number is the only key: two invoices with it would be one.
    if (reference === '' || till.called(reference)) return refusal('Нэхэмжлэхийн дугаар давхардсан байна');
    const invoice = till.open({
      id: String(randomInt(1_000_000, 1_000_000_000)),
      reference,
      amountTug,
      description: textIn(body, 'description'),
      callbackUrl: textIn(body, 'callback_url'),
      facts: null,
    });
    return answer({ invoiceNumber: invoice.id, qr_string: randomBytes(24).toString('hex') });
  });
  web.post<{ Body: Sent }>(`${AT}/check/invoice`, reads, async ({ body }) => {
    const invoice = till.called(textIn(body, 'invoice_id'));
    if (!invoice) return refusal('Нэхэмжлэх олдсонгүй');
    return { response: { payment_status: invoice.state === 'paid' ? 'PAID' : 'NEW' } };
  });
}
