import { expect, test } from '@playwright/test';

const NARAN = '/single-product/70489215';

test('search engines read product, price, stock and place from the page', async ({ request, baseURL }) => {
  const html = await (await request.get(NARAN)).text();
  const texts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const things = texts.map(([, text = '']) => JSON.parse(text)).flatMap((thing) => thing['@graph'] ?? thing);
  const product = things.find((thing) => thing['@type'] === 'Product');
  expect(product).toMatchObject({
    sku: '70489215',
    brand: { name: 'KHANGAI' },
    offers: { priceCurrency: 'MNT', price: 1_849_900, url: `${baseURL}${NARAN}` },
    aggregateRating: { ratingValue: 4.7, reviewCount: 3 },
  });
  expect(product.offers.availability).toContain('schema.org/');
  expect(things.some((thing) => thing['@type'] === 'BreadcrumbList')).toBe(true);
  expect(html).toContain(`<link rel="canonical" href="${baseURL}${NARAN}"/>`);
});

// A product that no journey rates.
test('a product nobody rated carries no rating for machines', async ({ request }) => {
  const html = await (await request.get('/single-product/78102611')).text();
  expect(html).toContain('"@type":"Product"');
  expect(html).not.toContain('aggregateRating');
});

test('a link by id leads to the one address of the product', async ({ request }) => {
  const { single } = await (await request.post('/api/product/single-product', { data: { id: '70489215' } })).json();
  const answer = await request.get(`/single-product/${single.id}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toContain(NARAN);
});

test('the page is the same for everybody and may be kept at the edge', async ({ request }) => {
  const [anonymous, known] = await Promise.all([
    request.get(NARAN),
    request.get(NARAN, { headers: { authorization: 'Bearer somebody', cookie: 'a=b' } }),
  ]);
  expect(anonymous.headers()['cache-control']).toContain('public, s-maxage=');
  expect(anonymous.headers()['set-cookie']).toBeUndefined();
  expect(await known.text()).toBe(await anonymous.text());
});

test('the policy names each inline script by its hash and allows nothing unsafe', async ({ request }) => {
  const policy = (await request.get(NARAN)).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toContain('unsafe');
});

test('a page that is not there is not kept by anybody', async ({ request }) => {
  const answer = await request.get('/nothing-here');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['cache-control']).toBe('no-store');
});
