import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { CallFailed, CallRefused } from './ask-calls.ts';
import { createClient } from './client.ts';
import { refusalReply } from './texts/refusals.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A shop that answers as told, and a client that asks it. */
async function shopThat(answers: RequestListener, settings: Partial<Parameters<typeof createClient>[0]> = {}) {
  server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createClient({ baseUrl, fetch, timeoutMs: 60_000, ...settings });
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener => {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
};

const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => new Error('the call went well'),
    (error: unknown) => error,
  );

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

test('an answer of the shop comes back as it was sent', async () => {
  const reply = { result: 'success', top: [], totalProduct: 0, totalPage: 0 };
  const { ask } = await shopThat(json(200, reply));
  expect(await ask('top20', { page: 1 })).toEqual(reply);
});

test('a call goes to its endpoint with its body as JSON', async () => {
  let heard = '';
  const { ask } = await shopThat((request, response) => {
    void textOf(request).then((body) => {
      heard = `${request.method} ${request.url} ${request.headers['content-type']} ${body}`;
      json(200, { result: 'success' })(request, response);
    });
  });
  await ask('lowerPrice', { page: 2 });
  expect(heard).toBe('POST /api/product/Lower-price application/json {"page":2}');
  await ask('homePage', undefined);
  expect(heard).toBe('POST /api/home/home-page application/json {}');
  await ask('cartOrders', undefined);
  expect(heard).toBe('GET /api/product/cart-orders undefined ');
  await ask('cartOrders', { page: 2 });
  expect(heard).toBe('GET /api/product/cart-orders?page=2 undefined ');
});

test('a refusal is thrown with its code, text and details', async () => {
  const { ask } = await shopThat(json(409, refusalReply('insufficient_stock', { code: '70489215', remain: 2 })));
  const refusal = await failureOf(ask('addToCart', { code: '70489215' }));
  expect(refusal).toBeInstanceOf(CallRefused);
  expect(refusal).toMatchObject({
    name: 'Refusal',
    code: 'insufficient_stock',
    text: 'Үлдэгдэл хүрэлцэхгүй байна',
    details: { remain: 2 },
  });
});

test('a call that is the same for everybody goes without the session', async () => {
  let heard: string | undefined;
  const { ask } = await shopThat(
    (request, response) => {
      heard = request.headers.authorization;
      json(200, { result: 'success' })(request, response);
    },
    { token: () => 'abc' },
  );
  await ask('top20', { page: 1 });
  expect(heard).toBeUndefined();
});

test('the session of the moment is sent, and none when signed out', async () => {
  const heard: (string | undefined)[] = [];
  let session: string | null = 'abc';
  const { ask } = await shopThat(
    (request, response) => {
      heard.push(request.headers.authorization);
      json(200, { result: 'success' })(request, response);
    },
    { token: () => session },
  );
  await ask('showOrders', undefined);
  session = null;
  await ask('showOrders', undefined);
  expect(heard).toEqual(['Bearer abc', undefined]);
});

test('a shop that does not answer in time is a failed call', async () => {
  const { ask } = await shopThat(() => undefined, { timeoutMs: 50 });
  const failure = await failureOf(ask('homePage', undefined));
  expect(failure).toBeInstanceOf(CallFailed);
  expect(failure).toMatchObject({ call: 'homePage', status: null, message: 'homePage: no answer in time' });
});

test('calls that ask a payment provider get the time they need, the others the usual one', async () => {
  const timer = vi.spyOn(AbortSignal, 'timeout');
  const { ask } = await shopThat(json(200, { result: 'success' }), { timeoutMs: 10_000 });
  const payment = { ordernumber: 'IK4071935528', payment: 'qpay', usedBonus: 0, noat: 0, sum: 1 } as const;
  await ask('submitOrder', payment);
  await ask('isPaidQpay', { invoiceId: 'IK4071935528' });
  expect(timer.mock.calls).toEqual([[30_000], [10_000]]);
  timer.mockRestore();
});

test('a shop that stalls in the middle of its answer is a failed call, too', async () => {
  // Its time is over when the head has come, and not the rest.
  const tooSlow = new AbortController();
  const timer = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(tooSlow.signal);
  const { ask } = await shopThat((_, response) => void response.writeHead(200).write('{"result":'), {
    fetch: async (...asked) => {
      const answer = await fetch(...asked);
      setImmediate(() => tooSlow.abort());
      return answer;
    },
  });
  const failure = await failureOf(ask('homePage', undefined));
  timer.mockRestore();
  expect(failure).toBeInstanceOf(CallFailed);
  expect(failure).toMatchObject({ status: 200, message: 'homePage: no answer in time' });
});

test('a caller who leaves the page gives the call up', async () => {
  const leaving = new AbortController();
  const { ask } = await shopThat(() => leaving.abort());
  const failure = await failureOf(ask('homePage', undefined, { signal: leaving.signal }));
  expect(failure).toBeInstanceOf(CallFailed);
  expect(failure).toMatchObject({ message: 'homePage: given up by the caller' });
});

test('an answer that is not JSON is a failed call that names the request', async () => {
  const { ask } = await shopThat((_, response) => {
    response.writeHead(200, { 'x-request-id': 'r-17' }).end('<html>login to the wifi</html>');
  });
  const failure = await failureOf(ask('homePage', undefined));
  expect(failure).toBeInstanceOf(CallFailed);
  expect(failure).toMatchObject({ status: 200, requestId: 'r-17' });
});

test.each([
  ['a list', 200, []],
  ['an object without result', 200, { hello: 'world' }],
  ['an error of a proxy', 502, { error: 'bad gateway' }],
  ['a refusal without words', 409, { result: 'failed', code: 'moon_closed' }],
])('%s is a failed call', async (_, status, body) => {
  const { ask } = await shopThat(json(status, body));
  const failure = await failureOf(ask('homePage', undefined));
  expect(failure).toBeInstanceOf(CallFailed);
  expect(failure).toMatchObject({ status });
});

test('a refusal that this client does not know speaks for itself', async () => {
  const { ask } = await shopThat(json(409, { result: 'failed', code: 'moon_closed', data: 'Сар хаалттай.' }));
  const refusal = await failureOf(ask('homePage', undefined));
  expect(refusal).toMatchObject({ name: 'Refusal', code: 'moon_closed', text: 'Сар хаалттай.' });
});

test('a shop that is not there is a failed call', async () => {
  const { ask } = await shopThat(json(200, {}));
  server?.close();
  server?.closeAllConnections();
  const failure = await failureOf(ask('homePage', undefined));
  expect(failure).toBeInstanceOf(CallFailed);
  expect(failure).toMatchObject({ status: null, requestId: null });
});

test('an idempotent call carries a key: a new one, or the one it is given', async () => {
  const keys: (string | undefined)[] = [];
  const { ask } = await shopThat((request, response) => {
    keys.push(request.headers['idempotency-key'] as string | undefined);
    json(200, { result: 'success' })(request, response);
  });
  await ask('addToCart', { code: '70489215' });
  await ask('addToCart', { code: '70489215' });
  await ask('addToCart', { code: '70489215' }, { key: 'the-key-of-this-page' });
  await ask('removeFromCart', { code: '70489215' });
  await ask('showOrders', undefined);
  expect(keys[0]).toMatch(/^[\w-]{8,64}$/);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys.slice(2)).toEqual(['the-key-of-this-page', undefined, undefined]);
});

const LOST: [what: string, answer: RequestListener, pauseMs: number][] = [
  ['a cut connection', (request) => request.socket.destroy(), 1_500],
  [
    'an answer that is cut',
    (_, response) => void response.writeHead(200).write('{"res', () => response.destroy()),
    1_500,
  ],
  ['a proxy without a shop', json(502, { error: 'bad gateway' }), 1_500],
  ['a proxy that waited too long', (_, response) => void response.writeHead(504).end('<html>'), 1_500],
  ['a busy shop', json(503, refusalReply('shop_busy'), { 'retry-after': '3' }), 3_500],
  ['a shop that is busy for an hour', json(503, refusalReply('shop_busy'), { 'retry-after': '3600' }), 5_500],
];

/** What a client slept is noted, and over at once. Fetch has timers of its own, which go on. */
function notedPauses(): number[] {
  const pauses: number[] = [];
  const { setTimeout: real } = globalThis;
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((go: () => void, ms: number, ...given: []) => {
    if (!LOST.some(([, , pauseMs]) => pauseMs === ms)) return real(go, ms, ...given);
    pauses.push(ms);
    return setImmediate(go);
  }) as typeof setTimeout);
  onTestFinished(() => void vi.restoreAllMocks());
  return pauses;
}

/** Its answers in turn, the last one for good, and the keys that it heard. */
async function shopThatAnswers(...answers: [RequestListener, ...RequestListener[]]) {
  const keys: unknown[] = [];
  const shop = await shopThat((request, response) => {
    const answer = answers[Math.min(keys.length, answers.length - 1)] as RequestListener;
    keys.push(request.headers['idempotency-key']);
    request.resume().once('end', () => answer(request, response));
  });
  return { ...shop, keys };
}

test.each(LOST)('%s: a call with a key is sent once more under the same one', async (_, answer, pauseMs) => {
  const pauses = notedPauses();
  const { ask, keys } = await shopThatAnswers(answer, json(200, { result: 'success' }));
  expect(await ask('addToCart', { code: '70489215' })).toEqual({ result: 'success' });
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[\w-]{8,64}$/);
  expect(pauses).toEqual([pauseMs]);
});

test.each(LOST)('%s twice: the caller sees it, and nothing is sent a third time', async (_, answer) => {
  notedPauses();
  const { ask, keys } = await shopThatAnswers(answer);
  expect(await failureOf(ask('addToCart', { code: '70489215' }))).toBeInstanceOf(Error);
  expect(keys).toHaveLength(2);
});

test.each(LOST)('%s: a call without a key is not repeated', async (_, answer) => {
  const { ask, keys } = await shopThatAnswers(answer);
  await failureOf(ask('removeFromCart', { code: '70489215' }));
  await failureOf(ask('homePage', undefined));
  expect(keys).toEqual([undefined, undefined]);
});

test.each([
  ['a refusal', json(409, refusalReply('insufficient_stock'))],
  ['a bank that is away', json(502, refusalReply('payment_unavailable'))],
  ['a fault of the shop', json(500, refusalReply('internal'))],
  ['somebody else’s page', json(200, { hello: 'world' })],
])('%s is an answer: it is not asked for again', async (_, answer) => {
  const { ask, keys } = await shopThatAnswers(answer);
  await failureOf(ask('addToCart', { code: '70489215' }));
  expect(keys).toHaveLength(1);
});

test('a caller who has left does not ask again', async () => {
  const leaving = new AbortController();
  const { ask, keys } = await shopThatAnswers(() => leaving.abort());
  const failure = await failureOf(ask('addToCart', { code: '70489215' }, { signal: leaving.signal }));
  expect(failure).toMatchObject({ message: 'addToCart: given up by the caller' });
  expect(keys).toHaveLength(1);
});
