import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Bank } from '../bank/bank.ts';
import { createBearerTokens } from '../bank/bearer-tokens.ts';
import { callbackAddress } from '../bank/callback-address.ts';
import { amountIn, type Sent, textIn } from '../bank/read-body.ts';
import type { Switches } from '../switches.ts';
import { STOREPAY_MERCHANT } from './merchant.ts';

const LIFE_SECONDS = 7_200;
const UNKNOWN_TOKEN = { error: 'invalid_token', error_description: 'Invalid access token' };
const BASIC = `Basic ${Buffer.from(`${STOREPAY_MERCHANT.appUsername}:${STOREPAY_MERCHANT.appPassword}`).toString('base64')}`;

const answer = (value: unknown) => ({ value, data: null, msgList: [], attrs: {}, status: 'Success' });
/** A failure has the form of a success, and status 200. */
const failure = (code: string, text: string) => ({
  ...answer(null),
  msgList: [{ code, text, params: [] }],
  status: 'Failed',
});

/** The credit limit of a phone: nothing for one that ends in 0000, little for 1111, enough for a furnished room for all others. */
function limitOf(phone: string): number {
  if (phone.endsWith('0000')) return 0;
  return phone.endsWith('1111') ? 100_000 : 30_000_000;
}

const isPhone = (sent: string): boolean => /^\d{8}$/.test(sent);

/** StorePay for merchants: a loan is requested, and the customer confirms it in the phone app. */
export function storePayRoutes(web: FastifyInstance, switches: Switches, bank: Bank): void {
  const tokens = createBearerTokens(LIFE_SECONDS, UNKNOWN_TOKEN);
  const till = bank.open<null>({
    name: 'storepay',
    title: 'StorePay',
    paidOnce: true,
    exactly: true,
    newPaymentId: (invoice) => invoice.id,
    callback: (invoice) => ({ url: callbackAddress(invoice.callbackUrl, { id: invoice.id }) }),
  });
  const guard = switches.guard('storepay');
  const reads = { preHandler: [guard, tokens.ask] };

  web.post<{ Querystring: Record<string, string> }>(
    '/storepay/merchant-uaa/oauth/token',
    { preHandler: guard },
    async ({ query, headers }, reply) => {
      const { username, password } = STOREPAY_MERCHANT;
      const isKnown = query['username'] === username && query['password'] === password;
      if (headers.authorization !== BASIC || query['grant_type'] !== 'password' || !isKnown)
        return reply.code(401).send({ error: 'unauthorized', error_description: 'Bad credentials' });
      return {
        access_token: tokens.give(),
        token_type: 'bearer',
        refresh_token: randomUUID(),
        // A duration, where QPay has a moment.
        expires_in: LIFE_SECONDS,
        scope: 'read write',
        user_id: 4900,
        jti: randomUUID(),
      };
    },
  );
  web.post('/storepay/forget-tokens', async () => tokens.revokeAll());

  const at = '/storepay/lend-merchant';
  web.post<{ Body: Sent }>(
    `${at}/merchant/loan`,
    { ...reads, onSend: switches.loses('storepay') },
    async ({ body }) => {
      const amountTug = amountIn(body);
      const phone = textIn(body, 'mobileNumber');
      if (textIn(body, 'storeId') !== STOREPAY_MERCHANT.storeId) return failure('store.not.found', 'Store not found');
      if (!isPhone(phone)) return failure('v001', 'Утасны дугаар буруу байна.');
      if (amountTug === null) return failure('amount.invalid', 'Invalid amount');
      if (amountTug > limitOf(phone)) return failure('v001', 'Таны худалдан авах эрх хүрэлцэхгүй байна.');
      const { id } = till.open({
        id: String(randomInt(1_000_000, 1_000_000_000)),
        reference: textIn(body, 'requestId'),
        amountTug,
        description: textIn(body, 'description'),
        callbackUrl: textIn(body, 'callbackUrl'),
        facts: null,
      });
      return answer(Number(id));
    },
  );
  web.get<{ Params: { id: string } }>(`${at}/merchant/loan/check/:id`, reads, async ({ params }) => {
    const loan = till.find(params.id);
    return loan ? answer(loan.state === 'paid') : failure('loan.not.found', 'Loan not found');
  });
  web.post<{ Body: Sent }>(`${at}/user/possibleAmount`, reads, async ({ body }) => {
    const phone = textIn(body, 'mobileNumber');
    return isPhone(phone) ? answer(limitOf(phone)) : failure('v001', 'Утасны дугаар буруу байна.');
  });
}
