// Anyone who can reach the payment endpoints may send anything: callbacks from anybody, and calls of a customer with orders.
// Answered or refused, never a fault. A few bodies here; `npm run hostile` sends ten thousand to each.
import { calls } from '@tokhi/contract/calls';
import { paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { beforeAll, expect, test } from 'vitest';
import { ALL_INVARIANTS } from '../../src/all-invariants.ts';
import { verifyInvariants } from '../../src/modules/orders/public.ts';
import { type Fields, HOSTILE_BODIES, hostileBodies, strangeTexts } from '../hostile/hostile-bodies.ts';
import { type Bought, bought, choiceOf, submit } from './money-of-test.ts';
import { statusOf } from './money-rows.ts';
import { openAllMethods, PROVIDERS, wireOfTest } from './wire-of-test.ts';

const SEED = 20_261_118;
const AT_ONCE = 8;
const PATIENCE_MS = 300_000 + HOSTILE_BODIES * 60;

const wire = wireOfTest();
let chosen: Bought;
let unchosen: Bought;
beforeAll(async () => {
  await openAllMethods(wire);
  chosen = await bought(wire, { points: 3_000 });
  unchosen = await bought(wire);
  await submit(wire, chosen, 'qpay');
});

const texts = strangeTexts(SEED, 60, 60);
const references = () => [
  ...[chosen.ordernumber, unchosen.ordernumber, `${chosen.ordernumber}-R2`, 'IK0000000000', '1', 'x', '-'],
  ...['9'.repeat(64), '999999999999999', ...texts],
];
const amounts = [0, 1, 1_000, 205_000, 202_980, Number.MAX_SAFE_INTEGER, 1e308, '205000', '1 or 1=1', ...texts];

interface SentRequest {
  url: string;
  method: 'GET' | 'POST';
  payload?: string;
  headers?: Record<string, string>;
}

/** The number of answers by status; a fault is listed with its request. */
async function tallied(all: Iterable<SentRequest>): Promise<Record<string, number>> {
  const tally: Record<string, number> = {};
  const rest = all[Symbol.iterator]();
  const worker = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) {
      const { statusCode, body } = await wire.shop.app.inject(next.value);
      const isFault = statusCode >= 500 && !body.includes('payment_unavailable');
      const said = isFault ? `${statusCode} ${JSON.stringify(next.value).slice(0, 400)}` : String(statusCode);
      tally[said] = (tally[said] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return tally;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** The body as a query; a body that is no object becomes a query without a name. */
const asQuery = (body: unknown): string => {
  const named = typeof body === 'object' && body !== null ? Object.entries(body) : [['', body]];
  return named
    .map(
      ([name, value]) =>
        `${encodeURIComponent(asText(name).toWellFormed())}=${encodeURIComponent(asText(value).toWellFormed())}`,
    )
    .join('&')
    .slice(0, 8_000);
};

/** In turn by GET with a query, by POST with JSON, and by POST with truncated JSON. */
function* callbacks(provider: string): Generator<SentRequest> {
  const fields: Fields = {
    token: ['A'.repeat(43), '', ['a', 'b'], `${'x'.repeat(42)}=`, ...texts],
    orderNumber: references(),
    id: ['1', 1, ...references()],
    data: [{}, [], { reference_number: chosen.ordernumber }, { reference_number: {} }, ...references()],
    invoiceState: ['paid', 'x'],
    amount: amounts,
    status: ['SUCCESS', 'PAID', ...texts],
    errorCode: ['000', ...texts],
    checksum: ['0'.repeat(64), ...texts],
  };
  let number = 0;
  for (const { body } of hostileBodies(fields, HOSTILE_BODIES, SEED)) {
    const url = `/api/callback/payment/${provider}`;
    const query = `?${asQuery(body)}`;
    const json = JSON.stringify(body) ?? '';
    const headers = { 'content-type': number % 2 === 0 ? 'application/json' : 'text/plain' };
    const payload = number % 3 === 1 ? json : json.slice(0, number % Math.max(1, json.length));
    if (number % 3 === 0) yield { method: 'GET', url: url + query };
    else yield { method: 'POST', url: number % 5 === 0 ? url + query : url, headers, payload };
    number += 1;
  }
}

test.each([...PROVIDERS, 'mobile', 'paypal', '__proto__'])(
  'callbacks of %s that nobody sent are answered, and make no money',
  async (provider) => {
    const tally = await tallied(callbacks(provider));
    expect(Object.keys(tally).filter((said) => !/^(200|400|404|413|414)$/.test(said))).toEqual([]);
    expect(tally['404']).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

function* hostileRequests(
  name: 'submitOrder' | 'isPaidQpay' | 'openInvoice' | 'useCoupon' | 'askRefund',
  fields: Fields,
): Generator<SentRequest> {
  const headers = { authorization: `Bearer ${chosen.buyer.token}`, 'content-type': 'application/json' };
  for (const { body } of hostileBodies(fields, HOSTILE_BODIES, SEED)) {
    yield { method: 'POST', url: calls[name].path, headers, payload: JSON.stringify(body) ?? '' };
  }
}

test(
  'submit-order answers or refuses choices that nobody’s page sends',
  async () => {
    const { app } = wire.shop;
    const { ordernumber, buyer } = chosen;
    const page = await app.inject({
      ...{ method: 'POST', url: calls.getIncompleteOrder.path, payload: { ordernumber } },
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    const right = paymentMethods.map((method) => choiceOf(page.json(), method, 1_000));
    const tally = await tallied(
      hostileRequests('submitOrder', {
        ordernumber: [ordernumber, ordernumber, ordernumber, ...references()],
        payment: [...paymentMethods, '', 'paypal', 'constructor'],
        lend: [null, ...right.flatMap(({ lend }) => (lend ? [lend] : [])), { type: 'storepay', fee: -1 }, {}],
        usedBonus: [0, 1_000, 3_000, ...amounts],
        noat: [0, ...amounts],
        sum: [...right.map(({ sum }) => sum), ...amounts],
        phone: ['99112233', null, '0', ...texts],
        consumer: ['12345678', null, '0'.repeat(9), ...texts],
      }),
    );
    expect(Object.keys(tally).filter((said) => !/^(200|400|404|409|429|502)$/.test(said))).toEqual([]);
    expect(tally['400']).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

test(
  'is-paid-qpay answers or refuses invoices that nobody has',
  async () => {
    const tally = await tallied(hostileRequests('isPaidQpay', { invoiceId: [...references(), ...amounts] }));
    expect(Object.keys(tally).filter((said) => !/^(200|400|404)$/.test(said))).toEqual([]);
    expect(tally['200']).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

test(
  'open-invoice, use-coupon with an order and ask-refund, too',
  async () => {
    const ordernumber = references();
    const account = [
      { bank: 'Хаан банк', number: '5012345678', holder: 'Болд' },
      {},
      { bank: "'", number: '-', holder: '' },
    ];
    const [reason, lines] = [
      ['cancelled', 'defective', ...texts],
      [null, [], [{ id: chosen.goods.code, qty: 1 }]],
    ];
    for (const requests of [
      hostileRequests('openInvoice', { ordernumber }),
      hostileRequests('useCoupon', { ordernumber, coupon: [null, '', 'НЭГ', ...texts] }),
      hostileRequests('askRefund', { ordernumber, reason, lines, account, sum: amounts, note: [null, ...texts] }),
    ]) {
      const tally = await tallied(requests);
      expect(Object.keys(tally).filter((said) => !/^(200|400|404|409|429|502)$/.test(said))).toEqual([]);
    }
  },
  PATIENCE_MS,
);

test('nobody has paid by any of it, and all invariants hold', async () => {
  await wire.runChecks();
  for (const { id } of [chosen, unchosen]) expect(await statusOf(wire.deps.db, id)).toBe('pending');
  expect(await verifyInvariants(wire.deps.db, ALL_INVARIANTS)).toEqual([]);
});
