import { expect, test } from '@playwright/test';
import { ask } from './ask.ts';
import { type StandInShop, startStandInShop } from './stand-in-shop.ts';
import { type Edge, startEdge } from './start-edge.ts';

// The edge passes only known parameters (ops/nginx.conf, «What is asked for»): this test compares it with the pages themselves.
const CHOSEN = 'sub=1&brand=1&color=a&color=b&material=m&ready=1&price-min=1&width-max=900&depth-min=2&height-max=900';
const PAGES = [
  '/home',
  '/lower?page=2',
  '/categories/1',
  `/categories/1?${CHOSEN}&spec.seats=2&sort=newest&view=list`,
  '/search?p=%D0%B1%D1%83%D0%B9%D0%B4%D0%B0%D0%BD',
  '/single-product/70489215',
  '/sitemap.xml',
];

// One edge for the whole file.
test.describe.configure({ mode: 'default' });

let shop: StandInShop;
let edge: Edge;
let html: string;
test.beforeAll(async ({ baseURL }) => {
  shop = await startStandInShop();
  edge = await startEdge(shop.address, { changed: [['rate=5r/s', 'rate=100000r/s']] });
  const pages = await Promise.all(PAGES.map(async (path) => (await fetch(`${baseURL}${path}`)).text()));
  html = pages.join('\n');
});
test.afterAll(async () => {
  await edge.stop();
  await shop.stop();
});

const found = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, text = '']) => text))];

async function passedOn(path: string): Promise<string | undefined> {
  expect((await ask(edge.origin, path)).status).toBe(200);
  return shop.asked.at(-1)?.url;
}

test('every link of a page is passed as the page wrote it', async () => {
  const links = found(/(?:href="|<loc>)(?:https?:\/\/[^/"]+)?(\/[^"<]*\?[^"<]+)/g).map((link) =>
    link.replaceAll('&amp;', '&'),
  );
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect(await passedOn(link)).toBe(link);
});

test('every field of a form is passed', async () => {
  const fields = found(/<(?:input|select|textarea)\b[^>]*\bname="([^"]+)"/g);
  expect(fields.length).toBeGreaterThan(15);
  for (const field of fields) expect(await passedOn(`/fields?${field}=7`)).toBe(`/fields?${field}=7`);
});

test('a page that asks anew for a part of its data is understood', async () => {
  expect(await passedOn('/lower.data?page=2&_routes=root')).toBe('/lower.data?page=2&_routes=root');
});
