import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Bank } from '../bank/bank.ts';
import { createBearerTokens } from '../bank/bearer-tokens.ts';
import type { Bill } from '../bank/bill.ts';
import { amountIn, type Sent, textIn } from '../bank/read-body.ts';
import type { Switches } from '../switches.ts';
import { POCKET_MERCHANT } from './merchant.ts';

const LIFE_SECONDS = 300;
const AT = '/pocket/merchant';
const TYPES = ['ZERO', 'PURCHASE'];

/** A refusal comes with 200: that it has a status is how it is known. */
const refusal = (status: number, message: string) => ({ status, message });

interface Facts {
  invoiceType: string;
  holdId: string;
}

/** The time at which a bill was made is told, that of its payment is not. */
const onWire = (bill: Bill<Facts>) => ({
  state: bill.state === 'paid' ? 'paid' : 'pending',
  description: bill.description,
  senderName: 'БАТ Б.',
  receiverName: 'Тохь',
  amount: bill.payments[0]?.amountTug ?? bill.amountTug,
  info: bill.description,
  holdId: bill.facts.holdId,
  id: Number(bill.id),
  createdAt: bill.openedAt.toISOString(),
  terminalId: POCKET_MERCHANT.terminalId,
  branchName: 'Тохь',
  branchId: 1,
  orderNumber: bill.reference,
  invoiceType: bill.facts.invoiceType,
});

/** Pocket of InvesCore: a token by Keycloak, bills, and one address that hears of all of them. */
export function pocketRoutes(web: FastifyInstance, switches: Switches, bank: Bank): void {
  const tokens = createBearerTokens(LIFE_SECONDS, refusal(401, 'Unauthorized'));
  let callsAt = '';
  const till = bank.open<Facts>({
    name: 'pocket',
    title: 'Pocket',
    paidOnce: true,
    newPaymentId: (bill) => bill.id,
    callback: (bill, money) => ({
      url: callsAt,
      body: {
        id: Number(bill.id),
        amount: money.amountTug,
        info: bill.description,
        invoiceId: bill.id,
        invoiceState: 'paid',
        heldId: bill.facts.holdId,
        phoneNumber: '99112233',
        orderNumber: bill.reference,
      },
    }),
  });
  const guard = switches.guard('pocket');
  const reads = { preHandler: [guard, tokens.ask] };

  web.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post<{ Body: Record<string, string> | null }>(
      '/pocket/auth/realms/invescore/protocol/openid-connect/token',
      { preHandler: guard },
      async ({ body }, reply) => {
        const { clientId, clientSecret } = POCKET_MERCHANT;
        const isKnown = body?.['client_id'] === clientId && body['client_secret'] === clientSecret;
        if (!isKnown || body['grant_type'] !== 'client_credentials')
          return reply.code(401).send({ error: 'unauthorized_client', error_description: 'Invalid client secret' });
        return {
          access_token: tokens.give(),
          expires_in: LIFE_SECONDS,
          refresh_expires_in: 1_800,
          refresh_token: randomUUID(),
          token_type: 'bearer',
          'not-before-policy': 0,
          session_state: randomUUID(),
          scope: 'profile',
        };
      },
    );
  });
  web.post('/pocket/forget-tokens', async () => tokens.forget());

  web.post<{ Body: Sent }>(`${AT}/pg/config`, reads, async ({ body }) => {
    callsAt = textIn(body, 'fallBackUrl');
    return { fallBackUrl: callsAt };
  });
  web.post<{ Body: Sent }>(
    `${AT}/v2/invoicing/generate-invoice`,
    { ...reads, onSend: switches.loses('pocket') },
    async ({ body }) => {
      const amountTug = amountIn(body);
      const [orderNumber, invoiceType] = [textIn(body, 'orderNumber'), textIn(body, 'invoiceType')];
      if (body?.['terminalId'] !== POCKET_MERCHANT.terminalId) return refusal(404, 'Terminal not found');
      if (amountTug === null || orderNumber === '' || !TYPES.includes(invoiceType)) return refusal(400, 'Bad request');
      const bill = till.open({
        id: String(randomInt(1_000_000, 1_000_000_000)),
        reference: orderNumber,
        amountTug,
        description: textIn(body, 'info'),
        callbackUrl: callsAt,
        facts: { invoiceType, holdId: randomUUID() },
      });
      const qr = randomBytes(24).toString('hex');
      return { id: Number(bill.id), qr, orderNumber: bill.reference, deeplink: `pocket://invoice?qr=${qr}` };
    },
  );
  const found = (terminalId: unknown, bill: Bill<Facts> | undefined) =>
    bill && terminalId === POCKET_MERCHANT.terminalId ? onWire(bill) : refusal(404, 'Invoice not found');
  web.post<{ Body: Sent }>(`${AT}/v2/invoicing/invoices/order-number`, reads, async ({ body }) =>
    found(body?.['terminalId'], till.called(textIn(body, 'orderNumber'))),
  );
  web.post<{ Body: Sent }>(`${AT}/v2/invoicing/invoices/invoice-id`, reads, async ({ body }) =>
    found(body?.['terminalId'], till.find(textIn(body, 'invoiceId'))),
  );
}
