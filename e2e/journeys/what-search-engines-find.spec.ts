import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';

const addressesOf = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);

const SOMEBODY = { authorization: 'Bearer somebody', cookie: 'a=b', 'accept-language': 'en' };

/** The home page counts down an offer, so it says when it was made. */
const withoutClock = (html: string): string => html.replace(/<b>\d\d<\/b>|\d\d:\d\d:\d\d\.\d{3}Z/g, '');

/** As a robot does: a shop that is busy for a moment is asked again. */
async function walk(request: APIRequestContext, address: string, headers = {}): Promise<APIResponse> {
  const answer = await request.get(address, { maxRedirects: 0, headers });
  if (answer.status() !== 503) return answer;
  await new Promise((done) => setTimeout(done, 1_000));
  return walk(request, address, headers);
}

async function listsOf(request: APIRequestContext): Promise<string[][]> {
  const index = await walk(request, '/sitemap.xml');
  expect(index.headers()['content-type']).toContain('application/xml');
  return Promise.all(
    addressesOf(await index.text()).map(async (list) => addressesOf(await (await walk(request, list)).text())),
  );
}

test('robots are told where the site map is', async ({ request, baseURL }) => {
  const answer = await walk(request, '/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('every page of the site map is there, is its own address, is the same for everybody and may be kept', async ({
  request,
}) => {
  test.slow();
  const [places = [], products = []] = await listsOf(request);
  expect(places.length).toBeGreaterThan(50);
  expect(products.length).toBeGreaterThan(300);
  const wrong: string[] = [];
  const kindsAskedTwice = new Set<string>();
  for (const address of [...places, ...products.slice(0, 5)]) {
    const answer = await walk(request, address);
    const html = await answer.text();
    const kind = new URL(address).pathname.split('/')[1] ?? '';
    const forSomebody = kindsAskedTwice.has(kind) ? html : await (await walk(request, address, SOMEBODY)).text();
    kindsAskedTwice.add(kind);
    const faults = [
      answer.status() !== 200 && `status ${answer.status()}`,
      !answer.headers()['cache-control']?.startsWith('public, s-maxage=') && 'not public',
      withoutClock(forSomebody) !== withoutClock(html) && 'another page for somebody known',
      answer.headers()['set-cookie'] !== undefined && 'sets a cookie',
      !html.includes(`<link rel="canonical" href="${address}"/>`) && 'another canonical address',
      !html.includes('property="og:image" content="http') && 'no picture',
      !html.includes('property="og:locale" content="mn_MN"') && 'no locale',
      html.includes('noindex') && 'noindex',
    ];
    wrong.push(...faults.filter((fault) => fault !== false).map((fault) => `${address}: ${fault}`));
  }
  expect(wrong).toEqual([]);
});

test('the picture of a shared link is one that messengers draw', async ({ page, request }) => {
  for (const path of ['/home', '/contact', '/lower', '/single-product/70489215']) {
    await page.goto(path);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await walk(request, address ?? '');
    expect(picture.status()).toBe(200);
    expect(picture.headers()['content-type']).toMatch(/^image\/(webp|png|jpeg)$/);
  }
});

test('the shop can be put on the home screen of a phone', async ({ page, request }) => {
  await page.goto('/home');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await walk(request, address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  for (const { src } of (await answer.json()).icons) {
    expect((await walk(request, src)).headers()['content-type']).toBe('image/png');
  }
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect((await walk(request, touch ?? '')).headers()['content-type']).toBe('image/png');
});

test('a part of the site map that is not there is not found', async ({ request }) => {
  for (const part of ['0', '99', 'all', '-1'])
    expect((await walk(request, `/sitemap.xml?part=${part}`)).status()).toBe(404);
});
