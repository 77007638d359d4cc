import { ask, page, type Wanted } from '../requests.ts';
import type { Side } from '../start-side.ts';

const PAGES = 50;
/** Pages that no site map names: for one customer, with a query, or not there. */
const BESIDE_THE_MAP = [
  '/',
  '/home',
  '/search?p=буйдан',
  '/search?p=buidan&page=2',
  '/search?p=хххх',
  '/compare',
  '/cart',
  '/shipping',
  '/track-order',
  '/login',
  '/register',
  '/reset-password',
  '/profile',
  '/error-page',
  '/not-there',
  '/single-product/00000000',
].map(encodeURI);

/** Fifty addresses: some beside the site map, half of the rest its places, half its products, evenly spread. */
export async function wantedPages(side: Side): Promise<Wanted[]> {
  const index = await listed(side, '/sitemap.xml');
  const lists = await Promise.all(index.map((path) => listed(side, path)));
  const all = lists.flat().filter((path) => !BESIDE_THE_MAP.includes(path));
  const isProduct = (path: string) => path.startsWith('/single-product/');
  const products = spread(all.filter(isProduct), (PAGES - BESIDE_THE_MAP.length) / 2);
  const places = spread(
    all.filter((path) => !isProduct(path)),
    PAGES - BESIDE_THE_MAP.length - products.length,
  );
  return [...BESIDE_THE_MAP, ...places, ...products].map(page);
}

async function listed(side: Side, path: string): Promise<string[]> {
  const xml = await (await ask(side, page(path))).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
}

/** So many of them, the first one included, at equal distances. */
export function spread<Value>(values: readonly Value[], count: number): Value[] {
  const wanted = Math.min(Math.floor(count), values.length);
  return Array.from({ length: wanted }, (_, at) => values[Math.floor((at * values.length) / wanted)] as Value);
}
