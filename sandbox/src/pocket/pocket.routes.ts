import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Bank } from '../bank/bank.ts';
import { createBearerTokens } from '../bank/bearer-tokens.ts';
import type { Invoice } from '../bank/invoice.ts';
import { amountIn, type Sent, textIn } from '../bank/read-body.ts';
import type { Switches } from '../switches.ts';
import { POCKET_MERCHANT } from './merchant.ts';

const LIFE_SECONDS = 300;
const AT = '/pocket/merchant';
const TYPES = ['ZERO', 'PURCHASE'];

/** A refusal has HTTP status 200: its `status` field marks it. */
const refusal = (status: number, message: string) => ({ status, message });

interface Facts {
  invoiceType: string;
  holdId: string;
}

/** It contains the time when the invoice was created, not when it was paid. */
const onWire = (invoice: Invoice<Facts>) => ({
  state: invoice.state === 'paid' ? 'paid' : 'pending',
  description: invoice.description,
  senderName: 'БАТ Б.',
  receiverName: 'Тохь',
  amount: invoice.payments[0]?.amountTug ?? invoice.amountTug,
  info: invoice.description,
  holdId: invoice.facts.holdId,
  id: Number(invoice.id),
  createdAt: invoice.openedAt.toISOString(),
  terminalId: POCKET_MERCHANT.terminalId,
  branchName: 'Тохь',
  branchId: 1,
  orderNumber: invoice.reference,
  invoiceType: invoice.facts.invoiceType,
});

/** Pocket of InvesCore: a token from Keycloak, invoices, and one webhook URL for all of them. */
export function pocketRoutes(web: FastifyInstance, switches: Switches, bank: Bank): void {
  const tokens = createBearerTokens(LIFE_SECONDS, refusal(401, 'Unauthorized'));
  let callsAt = '';
  const till = bank.open<Facts>({
    name: 'pocket',
    title: 'Pocket',
    paidOnce: true,
    newPaymentId: (invoice) => invoice.id,
    callback: (invoice, money) => ({
      url: callsAt,
      body: {
        id: Number(invoice.id),
        amount: money.amountTug,
        info: invoice.description,
        invoiceId: invoice.id,
        invoiceState: 'paid',
        heldId: invoice.facts.holdId,
        phoneNumber: '99112233',
        orderNumber: invoice.reference,
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
  web.post('/pocket/forget-tokens', async () => tokens.revokeAll());

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
      const invoice = till.open({
        id: String(randomInt(1_000_000, 1_000_000_000)),
        reference: orderNumber,
        amountTug,
        description: textIn(body, 'info'),
        callbackUrl: callsAt,
        facts: { invoiceType, holdId: randomUUID() },
      });
      const qr = randomBytes(24).toString('hex');
      return { id: Number(invoice.id), qr, orderNumber: invoice.reference, deeplink: `pocket://invoice?qr=${qr}` };
    },
  );
  const found = (terminalId: unknown, invoice: Invoice<Facts> | undefined) =>
    invoice && terminalId === POCKET_MERCHANT.terminalId ? onWire(invoice) : refusal(404, 'Invoice not found');
  web.post<{ Body: Sent }>(`${AT}/v2/invoicing/invoices/order-number`, reads, async ({ body }) =>
    found(body?.['terminalId'], till.called(textIn(body, 'orderNumber'))),
  );
  web.post<{ Body: Sent }>(`${AT}/v2/invoicing/invoices/invoice-id`, reads, async ({ body }) =>
    found(body?.['terminalId'], till.find(textIn(body, 'invoiceId'))),
  );
}
