import { page, type Wanted } from '../requests.ts';
import { siteMapOf } from '../site-map-of-side.ts';
import { spread } from '../spread.ts';
import type { Side } from '../start-side.ts';

const PAGES = 50;
/** Pages that are not in a site map: for one customer, with a query, or missing. */
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

/** Fifty addresses: some outside the site map; of the rest half are its places, half its products, evenly spread. */
export async function wantedPages(side: Side): Promise<Wanted[]> {
  const map = await siteMapOf(side);
  const products = spread(map.products, (PAGES - BESIDE_THE_MAP.length) / 2);
  const places = spread(
    map.places.filter((path) => !BESIDE_THE_MAP.includes(path)),
    PAGES - BESIDE_THE_MAP.length - products.length,
  );
  return [...BESIDE_THE_MAP, ...places, ...products].map(page);
}
