// Bodies of calls through nginx with ops/nginx.conf, which passes them on unbuffered.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Edge, startEdge } from '../../../../e2e/edge/start-edge.ts';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { type RawConnection, rawConnection } from '../../../test/raw-connection.ts';

const real = databaseOfTest();
/** Node itself would end an incomplete request only after the test: only an answer can come. */
const NEVER_MS = 600_000;
const TIMEOUT_MS = 2_000;
/** Longer than any test: only a timeout for the whole body ends one that drips. */
const BETWEEN_READS = ['client_body_timeout 10s;', 'client_body_timeout 600s;'] as const;
const LINGERING = ['lingering_time 5s;', 'lingering_time 1s;'] as const;
const LIMIT = ['rate=20r/s;', 'rate=100000r/s;'] as const;
let shop: AppOfTest;
let edge: Edge;
let impatient: AppOfTest;
let impatientEdge: Edge;
beforeAll(async () => {
  shop = await appOfTest(real.database, { requestTimeoutMs: NEVER_MS });
  edge = await edgeBefore(shop);
  impatient = await appOfTest(real.database, { requestTimeoutMs: TIMEOUT_MS });
  impatientEdge = await edgeBefore(impatient);
});
afterAll(async () => {
  await edge.stop();
  await shop.close();
  await impatientEdge.stop();
  await impatient.close();
});

async function edgeBefore({ app }: AppOfTest): Promise<Edge> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const { host } = new URL(address);
  const alsoForStaff = ['server 127.0.0.1:3002', `server ${host}`] as const;
  return startEdge(host, { changed: [BETWEEN_READS, LINGERING, LIMIT, alsoForStaff] });
}

const LARGEST = 256 * 1024;
const PRODUCT = '/api/product/single-product';
const call = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'host: 127.0.0.1', ...headers, '', ''].join('\r\n');
const JSON_TYPE = 'content-type: application/json';

/** Sends a byte every tenth of a second until the other side closes. */
async function dripUntilClosed(visitor: RawConnection, drop: string): Promise<string> {
  const drip = setInterval(() => visitor.send(drop), 100);
  await visitor.closed();
  clearInterval(drip);
  return visitor.received();
}

test.each([
  ['of a known length', call(PRODUCT, JSON_TYPE, 'content-length: 5000'), ' '],
  ['in pieces', call(PRODUCT, JSON_TYPE, 'transfer-encoding: chunked'), '1\r\n \r\n'],
  ['of a call that is refused at once', call('/api/user/my-info', JSON_TYPE, 'content-length: 5000'), ' '],
])('a body that drips, %s, is cut however regularly it drips', async (_what, head, drop) => {
  const visitor = rawConnection(impatientEdge.origin);
  visitor.send(head);
  expect(await dripUntilClosed(visitor, drop)).toMatch(/^HTTP\/1\.1 4\d\d /);
});

test.each([
  ['a call of customers', call('/api/user/my-info', JSON_TYPE), 401],
  ['a body of no type', call(PRODUCT), 400],
])('%s with a long body gets the refusal of the shop, and its connection stays', async (_what, head, status) => {
  // Whether nginx still writes when the answer comes depends on timing.
  const answers = Array.from({ length: 60 }, async (_unused, time) => {
    const visitor = rawConnection(edge.origin);
    visitor.send(head.replace('\r\n\r\n', `\r\ncontent-length: ${LARGEST}\r\n\r\n`));
    for (let part = 0; part < 16; part += 1) {
      await pause(time % 4);
      visitor.send(' '.repeat(LARGEST / 16));
    }
    visitor.send('GET /metrics HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n');
    await visitor.closed();
    return visitor.received().match(/HTTP\/1\.1 \d{3}/g);
  });
  // The second answer is to the next request on the same connection.
  for (const both of await Promise.all(answers)) expect(both).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 404']);
});

test.each([
  ['the shop', '127.0.0.1', '/api/no/such-call'],
  ['nginx for the shop', '127.0.0.1', '/metrics'],
  ['the process of staff', 'admin.tokhi.example', '/no-such-page'],
  ['nginx for staff', 'admin.tokhi.example', '/metrics'],
])('an answer of %s says once that a browser comes back by TLS', async (_whose, host, path) => {
  const visitor = rawConnection(edge.origin);
  visitor.send(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  await visitor.closed();
  expect(visitor.received()).toMatch(/^HTTP\/1\.1 404 /);
  expect(visitor.received().match(/^strict-transport-security: max-age=31536000; includeSubDomains/gim)).toHaveLength(
    1,
  );
});
