import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { rawConnection } from '../../../test/raw-connection.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let address: string;
beforeAll(async () => {
  shop = await appOfTest(real.database);
  address = await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => shop.close());

const CALL = 'POST /api/product/single-product HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

test.each([
  ['two lengths', `${CALL}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, 400],
  ['a length and pieces', `${CALL}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`, 400],
  ['a piece of a wrong size', `${CALL}transfer-encoding: chunked\r\n\r\n-1\r\n{}`, 400],
  ['a control character in a header', `${CALL}x-mark: a\u0001b\r\n\r\n`, 400],
  ['no HTTP at all', 'HELO shop\r\n\r\n', 400],
  ['headers without end', `${CALL}x-long: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
])('%s: refused in words, and the connection says that it ends', async (_what, text, status) => {
  const visitor = rawConnection(address);
  visitor.send(text);
  await visitor.closed();
  expect(visitor.received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(visitor.received()).toMatch(/\r\nconnection: close\r\n/i);
  expect(visitor.received()).toContain('"code":"invalid_request"');
});

test('none of it is an error in the log', () => {
  expect(shop.log()).not.toContain('"level":50');
});
