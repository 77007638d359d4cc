import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { FULL } from '../../full-size.ts';

const addressesOf = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);

const SOMEBODY = { authorization: 'Bearer somebody', cookie: 'a=b', 'accept-language': 'en' };

/** The home page counts down an offer, so it contains its own time. */
const withoutClock = (html: string): string => html.replace(/<b>\d\d<\/b>|\d\d:\d\d:\d\d\.\d{3}Z/g, '');

/** Like a robot: repeats a request after a 503. */
async function walk(request: APIRequestContext, address: string, headers = {}): Promise<APIResponse> {
  const answer = await request.get(address, { maxRedirects: 0, headers });
  if (answer.status() !== 503) return answer;
  await new Promise((done) => setTimeout(done, 1_000));
  return walk(request, address, headers);
}

/** The attribute of an element; it throws because an empty value would be the shop's own address. */
function attributeOf(html: string, element: RegExp, name: string): string {
  const value = new RegExp(`${name}="([^"]+)"`).exec(element.exec(html)?.[0] ?? '')?.[1];
  if (value === undefined) throw new Error(`no ${name} in ${element.source}`);
  return value;
}

/** Pages of one kind are one page of the storefront: the gate requests some of each. */
const OF_EACH_KIND = 4;

/** How many pages are requested at once. */
const SIDE_BY_SIDE = 4;

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
  const kindOf = (address: string) => new URL(address).pathname.split('/')[1] ?? '';
  const kindsAskedTwice = new Set<string>();
  const faultsOf = async (address: string): Promise<string[]> => {
    const kind = kindOf(address);
    const isAskedTwice = !kindsAskedTwice.has(kind);
    kindsAskedTwice.add(kind);
    const answer = await walk(request, address);
    const html = await answer.text();
    const forSomebody = isAskedTwice ? await (await walk(request, address, SOMEBODY)).text() : html;
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
    return faults.filter((fault) => fault !== false).map((fault) => `${address}: ${fault}`);
  };
  const kinds = Object.values(Object.groupBy([...places, ...products.slice(0, 5)], kindOf));
  const waiting = kinds.flatMap((ofKind = []) => (FULL ? ofKind : ofKind.slice(0, OF_EACH_KIND)));
  const walkOn = async (): Promise<string[]> => {
    const address = waiting.shift();
    return address === undefined ? [] : [...(await faultsOf(address)), ...(await walkOn())];
  };
  expect((await Promise.all(Array.from({ length: SIDE_BY_SIDE }, walkOn))).flat()).toEqual([]);
});

test('the picture of a shared link is one that messengers draw', async ({ request }) => {
  for (const path of ['/home', '/contact', '/lower', '/single-product/70489215']) {
    const html = await (await walk(request, path)).text();
    const picture = await walk(request, attributeOf(html, /<meta property="og:image"[^>]*>/, 'content'));
    expect(picture.status()).toBe(200);
    expect(picture.headers()['content-type']).toMatch(/^image\/(webp|png|jpeg)$/);
  }
});

test('the shop can be put on the home screen of a phone', async ({ request }) => {
  const html = await (await walk(request, '/home')).text();
  const answer = await walk(request, attributeOf(html, /<link rel="manifest"[^>]*>/, 'href'));
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  for (const { src } of (await answer.json()).icons) {
    expect((await walk(request, src)).headers()['content-type']).toBe('image/png');
  }
  const touch = attributeOf(html, /<link rel="apple-touch-icon"[^>]*>/, 'href');
  expect((await walk(request, touch)).headers()['content-type']).toBe('image/png');
});

test('a part of the site map that is not there is not found', async ({ request }) => {
  for (const part of ['0', '99', 'all', '-1'])
    expect((await walk(request, `/sitemap.xml?part=${part}`)).status()).toBe(404);
});
