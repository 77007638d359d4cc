// Over raw sockets: what a visitor can do to a connection that the edge then reuses for the next one.
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { rawConnection } from '../../../test/raw-connection.ts';

const real = databaseOfTest();
/** Node itself would end an incomplete request only after the test: the shop has to close the connection. */
const NEVER_MS = 600_000;
const TIMEOUT_MS = 2_000;
let shop: AppOfTest;
let address: string;
let impatient: AppOfTest;
let impatientAddress: string;
beforeAll(async () => {
  shop = await appOfTest(real.database, { requestTimeoutMs: NEVER_MS });
  address = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  impatient = await appOfTest(real.database, { requestTimeoutMs: TIMEOUT_MS });
  impatientAddress = await impatient.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await shop.close();
  await impatient.close();
});

const PRODUCT = '/api/product/single-product';
const request = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'host: tokhi.example', ...headers, '', ''].join('\r\n');
const NEXT = request('GET /healthz');

test.concurrent.each([
  ['a body in gzip that never ends', request(`POST ${PRODUCT}`, 'content-encoding: gzip', 'content-length: 500')],
  [
    'a JSON body in gzip that never ends',
    request(`POST ${PRODUCT}`, 'content-type: application/json', 'content-encoding: gzip', 'content-length: 500'),
  ],
  ['a body of no type that never comes', request(`POST ${PRODUCT}`, 'content-length: 500')],
  ['a body in pieces that never come', request(`POST ${PRODUCT}`, 'transfer-encoding: chunked')],
  ['a file asked for with a body', request('GET /images/product/none.webp', 'content-length: 500')],
  [
    'a file asked for with a body in gzip',
    request('GET /images/product/none.webp', 'content-encoding: gzip', 'content-length: 5'),
  ],
  ['a probe with a body', request('GET /healthz', 'content-length: 500')],
  ['a broken address with a body', request('POST /%c0', 'content-length: 500')],
])('%s: ended when it is late, and the connection closed before anybody else gets it', async (_what, text) => {
  const visitor = rawConnection(impatientAddress);
  visitor.send(text);
  await expect.poll(visitor.received).toMatch(/^HTTP\/1\.1 \d{3} /);
  visitor.send(NEXT);
  await visitor.closed();
  expect(visitor.received()).toMatch(/\r\nconnection: close\r\n/i);
  expect(visitor.received().match(/HTTP\/1\.1 \d{3} /g)).toHaveLength(1);
});

test('a call that is refused leaves the connection to the next request, too, once its body is there', async () => {
  const visitor = rawConnection(address);
  visitor.send(request('POST /api/user/my-info', 'content-type: application/json', 'content-length: 500'));
  for (let part = 0; part < 5; part += 1) {
    expect(visitor.received()).toBe('');
    visitor.send(' '.repeat(100));
    await pause(20);
  }
  visitor.send(NEXT);
  await expect.poll(() => visitor.received().match(/HTTP\/1\.1 (401|200) /g)).toHaveLength(2);
  visitor.socket.destroy();
});

test('a body in gzip is refused, also one that would be right', async () => {
  const payload = gzipSync(JSON.stringify({ id: '70489215' }));
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const answer = await shop.app.inject({ method: 'POST', url: PRODUCT, payload, headers });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().code).toBe('invalid_request');
});

test('a body that was read leaves the connection to the next request', async () => {
  const body = JSON.stringify({ id: '70489215' });
  const visitor = rawConnection(address);
  for (let count = 1; count <= 3; count += 1) {
    visitor.send(request(`POST ${PRODUCT}`, 'content-type: application/json', `content-length: ${body.length}`));
    await pause(20);
    visitor.send(body);
    await expect.poll(() => visitor.received().match(/HTTP\/1\.1 200 /g)).toHaveLength(count);
  }
  expect(visitor.received()).not.toMatch(/connection: close/i);
  visitor.socket.destroy();
});

test.each([
  ['body', request(`POST ${PRODUCT}`, 'content-type: application/json', 'content-length: 500')],
  ['head', `POST ${PRODUCT} HTTP/1.1\r\nhost: tokhi.example\r\nx-slow: `],
])('a %s that drips is not waited for', async (_part, beginning) => {
  const visitor = rawConnection(impatientAddress);
  visitor.send(beginning);
  const drip = setInterval(() => visitor.send(' '), 100);
  try {
    expect(await visitor.closed()).toBeGreaterThan(TIMEOUT_MS / 4);
  } finally {
    clearInterval(drip);
  }
});
