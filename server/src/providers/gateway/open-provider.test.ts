import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { providerOfTest } from '../../../test/provider-of-test.ts';
import { openProvider, type Provider, type ProviderDeps } from './open-provider.ts';
import { ProviderAway, ProviderUnsure } from './payment-gateway.ts';

const bank = providerOfTest();
let provider: Provider;
let troubles: string[];
beforeEach(() => {
  troubles = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await provider.close();
});

const opened = (changed: Partial<ProviderDeps> = {}) => {
  provider = openProvider({ name: 'bank', onTrouble: (reason) => troubles.push(reason), ...changed });
  return provider;
};
const get = (url: string, repeats: boolean) => provider.within((ask) => ask({ method: 'GET', url, repeats }));

test('an answer comes with its status, also a refusal, and what was sent is JSON or a form', async () => {
  const url = await bank.answers(async (request, reply) => {
    const sent = (await request.toArray()).join('');
    reply.writeHead(request.url === '/no' ? 422 : 200);
    reply.end(JSON.stringify({ sent, type: request.headers['content-type'] }));
  });
  const answers = await opened().within(async (ask) => [
    await ask({ method: 'POST', url, json: { a: 1 }, repeats: false }),
    await ask({ method: 'POST', url: `${url}/no`, form: { a: 'ө' }, repeats: false }),
  ]);
  expect(answers).toEqual([
    { status: 200, body: { sent: '{"a":1}', type: 'application/json' } },
    { status: 422, body: { sent: 'a=%D3%A9', type: 'application/x-www-form-urlencoded' } },
  ]);
  expect(troubles).toEqual([]);
});

test('without a connection it was not even asked', async () => {
  opened();
  await expect(get('http://127.0.0.1:1', false)).rejects.toThrow(ProviderAway);
  expect(troubles).toEqual(['bank: ECONNREFUSED']);
});

test('a provider that takes the line and shakes no hand was not asked either', async () => {
  const mute = createServer(() => undefined);
  await once(mute.listen(0, '127.0.0.1'), 'listening');
  opened({ connectMs: 20 });
  await expect(get(`https://127.0.0.1:${(mute.address() as AddressInfo).port}`, false)).rejects.toThrow(ProviderAway);
  expect(troubles).toEqual(['bank: UND_ERR_CONNECT_TIMEOUT']);
  mute.close();
});

test('an attempt that was lost stays in doubt when the next one is not even sent', async () => {
  const oneRequest = createServer((socket) => {
    oneRequest.close();
    socket.once('data', () => socket.destroy());
  });
  await once(oneRequest.listen(0, '127.0.0.1'), 'listening');
  opened();
  const url = `http://127.0.0.1:${(oneRequest.address() as AddressInfo).port}`;
  await expect(get(url, true)).rejects.toThrow(ProviderUnsure);
  expect(troubles).toEqual(['bank: UND_ERR_SOCKET', 'bank: ECONNREFUSED', 'bank: ECONNREFUSED']);
});

test('silence, a cut line, a failure, a redirect and half an answer leave open what was done', async () => {
  const url = await bank.answers((request, reply) => {
    const path = request.url?.split('?')[0];
    if (path === '/cut') request.socket.destroy();
    if (path === '/failed') reply.writeHead(503).end('{}');
    if (path === '/moved') reply.writeHead(302, { location: '/failed' }).end();
    if (path === '/half') reply.end('{"invoice":');
  });
  for (const path of ['/silent', '/cut', '/failed', '/moved', '/half']) {
    opened({ wholeMs: path === '/silent' ? 50 : 5_000 });
    await expect(get(`${url}${path}?key=secret`, false)).rejects.toThrow(ProviderUnsure);
    await provider.close();
  }
  expect(troubles).toEqual([
    'bank: TimeoutError',
    'bank: UND_ERR_SOCKET',
    'bank: answered 503',
    'bank: answered 302',
    'bank: answered no JSON',
  ]);
});

test('what may be repeated is asked three times, what may not be once', async () => {
  const url = await bank.answers((_request, reply) => reply.writeHead(500).end());
  opened();
  await expect(get(url, false)).rejects.toThrow(ProviderUnsure);
  expect(bank.asked()).toBe(1);
  await expect(get(url, true)).rejects.toThrow(ProviderUnsure);
  expect(bank.asked()).toBe(4);
});

test('after five failures in a row nobody asks for a while, then one question tries again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let isWell = false;
  const url = await bank.answers((_request, reply) => reply.writeHead(isWell ? 200 : 500).end('{}'));
  opened();
  for (let time = 0; time < 5; time += 1) await expect(get(url, false)).rejects.toThrow(ProviderUnsure);
  await expect(get(url, false)).rejects.toThrow(ProviderAway);
  await expect(get(url, true)).rejects.toThrow(ProviderAway);
  expect(bank.asked()).toBe(5);
  expect(troubles.at(-1)).toBe('bank: rests after failures');

  isWell = true;
  vi.advanceTimersByTime(10_000);
  expect(await get(url, false)).toEqual({ status: 200, body: {} });
  expect(bank.asked()).toBe(6);
});

test('while one question tries whether a slow provider is back, nobody waits with it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const tried = Promise.withResolvers<() => void>();
  let isSlow = false;
  const url = await bank.answers((_request, reply) => {
    if (isSlow) tried.resolve(() => reply.writeHead(200).end('{}'));
    else reply.writeHead(500).end();
  });
  opened();
  for (let time = 0; time < 5; time += 1) await expect(get(url, false)).rejects.toThrow(ProviderUnsure);
  isSlow = true;
  vi.advanceTimersByTime(10_000);
  const trying = get(url, false);
  const answer = await tried.promise;
  for (const repeats of [false, true]) await expect(get(url, repeats)).rejects.toThrow('bank: is being tried again');
  expect(bank.asked()).toBe(6);
  answer();
  expect(await trying).toEqual({ status: 200, body: {} });
});

test('refusals are no failures: a provider that says no goes on being asked', async () => {
  const url = await bank.answers((_request, reply) => reply.writeHead(422).end('{}'));
  opened();
  for (let time = 0; time < 8; time += 1) expect(await get(url, false)).toMatchObject({ status: 422 });
});
