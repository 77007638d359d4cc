import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from '../bank/bank.ts';
import { callbackAddress } from '../bank/callback-address.ts';
import { amountIn, type Sent, textIn } from '../bank/read-body.ts';
import type { Switches } from '../switches.ts';
import { MONPAY_MERCHANT } from './merchant.ts';

const AT = '/monpay/rest/branch/qrpurchase';
const BASIC = `Basic ${Buffer.from(`${MONPAY_MERCHANT.branchUsername}:${MONPAY_MERCHANT.accountId}`).toString('base64')}`;
const PHONE = '99112233';

/** Every status is 200, also for failures: the code shows the result. */
const CODES = {
  0: 'Амжилттай',
  1: 'Unauthorized',
  5: 'Bad request',
  23: 'QR код уншуулаагүй байна',
  999: 'Internal error',
} as const;
const answer = (code: keyof typeof CODES, result: object | null = null) => ({ code, info: CODES[code], result });

const onClock = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ');

/** MonPay's QR purchase: it gets no order number, only a text to show. */
export function monPayRoutes(web: FastifyInstance, switches: Switches, bank: Bank): void {
  const till = bank.open<null>({
    name: 'monpay',
    title: 'MonPay',
    paidOnce: true,
    newPaymentId: () => String(randomInt(100_000_000, 1_000_000_000)),
    // «tnxId» is MonPay's spelling.
    callback: (invoice, { amountTug: amount, id: tnxId }) => ({
      url: callbackAddress(invoice.callbackUrl, { amount, uuid: invoice.id, status: 'SUCCESS', tnxId }),
    }),
  });
  const known = async ({ headers }: FastifyRequest, reply: FastifyReply) =>
    headers.authorization === BASIC ? undefined : reply.send(answer(1));
  const reads = { preHandler: [switches.guard('monpay', { status: 200, body: answer(999) }), known] };

  web.post<{ Body: Sent }>(`${AT}/generate`, { ...reads, onSend: switches.loses('monpay') }, async ({ body }) => {
    const amountTug = amountIn(body);
    if (amountTug === null || body?.['generateUuid'] !== true) return answer(5);
    const invoice = till.open({
      id: randomUUID(),
      reference: textIn(body, 'displayName'),
      amountTug,
      description: textIn(body, 'displayName'),
      callbackUrl: textIn(body, 'callbackUrl'),
      facts: null,
    });
    return answer(0, { qrcode: `monpay:${randomBytes(24).toString('hex')}`, uuid: invoice.id });
  });
  web.get<{ Querystring: { uuid?: string } }>(`${AT}/check`, reads, async ({ query }) => {
    const invoice = till.find(query.uuid ?? '');
    if (!invoice) return answer(5);
    const [money] = invoice.payments;
    if (!money) return answer(23);
    return answer(0, {
      uuid: invoice.id,
      usedAt: money.paidAt.getTime(),
      usedById: 4900,
      transactionId: money.id,
      amount: money.amountTug,
      createdAt: invoice.openedAt.getTime(),
      userPhone: PHONE,
      userAccountNo: '4900112233',
      userVatId: null,
      usedAtUI: onClock(money.paidAt),
      createdAtUI: onClock(invoice.openedAt),
      amountUI: money.amountTug.toLocaleString('en-US', { minimumFractionDigits: 2 }),
    });
  });
}
