import { createClient } from '@tokhi/contract/client';
import { endpoints } from '@tokhi/contract/endpoints';
import { refusals } from '@tokhi/contract/texts/refusals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { createCallTable } from './call-table.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop.close());

const post = (url: string, payload: unknown) => shop.app.inject({ method: 'POST', url, payload: payload as object });

test('the contract’s client reads a product over real HTTP', async () => {
  const baseUrl = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const { ask } = createClient({ baseUrl, fetch, timeoutMs: 60_000 });
  expect((await ask('singleProduct', { id: '70489215' })).single.name).toBe('NARAN');
  await expect(ask('singleProduct', { id: '11111111' })).rejects.toMatchObject({ code: 'product_not_found' });
});

test.each([
  [{}],
  [{ id: '' }],
  [{ id: 'x'.repeat(41) }],
  [{ id: '1', page: 2 }],
  [[]],
  [{ id: { $ne: 1 } }],
  [{ id: 'a\u0000b' }],
])('a wrong body is refused with 400 and a text a person can read: %j', async (body) => {
  const answer = await post('/api/product/single-product', body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    result: 'failed',
    code: 'invalid_request',
    data: refusals.invalid_request.text,
  });
});

test('a body that is not JSON is refused, not a fault of ours', async () => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/product/single-product',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  });
  expect(answer.statusCode).toBe(400);
});

test.each([
  ['an empty JSON body', { 'content-type': 'application/json' }, ''],
  ['no body', {}, undefined],
  ['null', { 'content-type': 'application/json' }, 'null'],
])('%s is an empty object: what has defaults is answered, what is missing is refused', async (_what, headers, body) => {
  const asked = (url: string) =>
    shop.app.inject({ method: 'POST', url, headers, ...(body === undefined ? {} : { payload: body }) });
  for (const url of ['/api/product/top20', '/api/home/brands']) expect((await asked(url)).statusCode).toBe(200);
  const refused = await asked('/api/product/single-product');
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalid_request']);
});

test('a call that nobody knows answers that it does not exist', async () => {
  const answer = await post('/api/purchase/give-away', {});
  expect(answer.statusCode).toBe(404);
  expect(answer.json().code).toBe('call_not_found');
});

test('an unexpected failure shows customers nothing about our insides, and the log has everything once', async () => {
  await real.database.pool.query('alter table model_dimensions rename to lost_table');
  // A product not requested before: cached answers do not need the table.
  const answer = await post('/api/product/change-product-color', { id: '70489215' });
  await real.database.pool.query('alter table lost_table rename to model_dimensions');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ result: 'failed', code: 'internal', data: refusals.internal.text });
  // The code of PostgreSQL and our stack; its message may quote a customer (logged-error.ts).
  expect(shop.log().match(/"code":"42P01"/g)).toHaveLength(1);
  expect(shop.log()).toContain('change-colour.ts');
  expect(shop.log()).toContain(answer.headers['x-request-id']);
});

test('a service behind the shop that breaks off is a failure of ours, and in the log', async () => {
  const table = createCallTable();
  table.bind('brands', async () => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  });
  const broken = await appOfTest(real.database, { table });
  const address = await broken.app.listen({ host: '127.0.0.1', port: 0 });
  // Over a real connection: Node counts a request as destroyed once its body was read, though its visitor still waits.
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/api/home/brands`, { method: 'POST', headers, body: '{}' });
  expect(answer.status).toBe(500);
  await broken.close();
  expect(broken.log()).toContain('"msg":"a request failed"');
});

test('the OpenAPI 3.1 document describes every call of the contract, and no other', async () => {
  const answer = await shop.app.inject({ url: '/api/docs/json' });
  const document = answer.json();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual(shop.table.bound().map(([name]) => endpoints[name].path));
  // Google's login answers with a page and is a raw route outside the table.
  const { googleLogin: _route, ...described } = endpoints;
  expect(new Set(Object.keys(document.paths))).toEqual(new Set(Object.values(described).map(({ path }) => path)));
  const { requestBody, responses } = document.paths['/api/product/single-product'].post;
  expect(requestBody.content['application/json'].schema.required).toEqual(['id']);
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '404', '429', '500', '503']));
});

const DOCUMENTS = ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/static/index.html'];

test('the page of the documents is there for engineers, and for nobody who comes over the edge', async () => {
  for (const url of DOCUMENTS) {
    // One of them redirects to the page itself.
    expect([200, 302]).toContain((await shop.app.inject({ url })).statusCode);
    const forwarded = await shop.app.inject({ url, headers: { 'x-forwarded-for': '203.0.113.1' } });
    expect(forwarded.statusCode).toBe(404);
  }
});

test('the shop in production has no such page: its policy would be the weakest of the origin', async () => {
  const production = await appOfTest(real.database, { showsApiDocs: false });
  for (const url of DOCUMENTS) expect((await production.app.inject({ url })).statusCode).toBe(404);
  await production.close();
});

// In a browser, with FULL=true: e2e/journeys/machines/an-engineer-reads-the-calls.spec.ts.
test('the page of the documents is made of its own files, all of them there and allowed by its policy', async () => {
  const page = await shop.app.inject({ url: '/api/docs/' });
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('upgrade-insecure-requests');
  // An inline script would need a hash in the policy.
  const scripts = [...page.body.matchAll(/<script[^>]*>([^<]*)<\/script>/g)];
  expect(scripts.map(([, text = '']) => text.trim()).filter((text) => text !== '')).toEqual([]);
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const { pathname, origin } = new URL(file, 'http://shop.test/api/docs/');
    expect(origin).toBe('http://shop.test');
    expect({ file, status: (await shop.app.inject({ url: pathname })).statusCode }).toEqual({ file, status: 200 });
  }
});

test('the document tells of a call what it is for and what it takes', async () => {
  const { paths } = (await shop.app.inject({ url: '/api/docs/json' })).json();
  const { summary, description, requestBody } = paths['/api/product/single-product'].post;
  expect(`${summary} ${description}`).toContain('Everything the product page shows');
  expect(requestBody.content['application/json'].schema.properties).toHaveProperty('id');
});
