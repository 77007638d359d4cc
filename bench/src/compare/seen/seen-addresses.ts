import type { SiteMap } from '../site-map-of-side.ts';
import { spread } from '../spread.ts';

/** Public pages that are not in a site map, or that differ for a visitor without a session. */
const BESIDE_THE_MAP = ['/', '/robots.txt', '/compare', '/cart', '/login', '/track-order', '/error-page', '/not-there'];
const SEARCHES = [
  ...['буйдан', 'buidan', 'ор', 'ширээ&page=2', 'сандал&sort=price-up', 'цагаан ширээ', 'шүүгээ 500000 хүртэл'],
  ...['гэрэл&ready=1', 'буйдн', 'хххх', 'зочны өрөө', '2 хүний буйдан'],
].map((words) => `/search?p=${words}`);
/** In the form of the sidebar and of list pages. */
const LOOKS = [
  ...[
    'page=2',
    'sort=price-up',
    'price-max=500000',
    'ready=1',
    'page=3',
    'color=Цагаан',
    'sub=1',
    'sort=newest&page=2',
  ],
  ...['brand=1', 'view=list', 'width-min=40&width-max=120', 'material=Мод', 'sort=rating', 'price-min=100000&ready=1'],
];
const LIST =
  /^\/(?:categories|sub-category|brand|event|top-20|lower|new-lower-price|finished-product|newer|new-arrival|trend)\b/;

/** So many addresses: all kinds of pages, then places of the map, filtered, sorted and paged lists, and products. */
export function seenAddresses({ siteMaps, places, products }: SiteMap, count: number): string[] {
  const fixed = [...BESIDE_THE_MAP, ...siteMaps, ...SEARCHES];
  const rest = Math.max(0, count - fixed.length);
  const ofMap = spread(places, rest / 3);
  const lists = places.filter((path) => LIST.test(path));
  const looks = spread(
    LOOKS.flatMap((look) => lists.map((path) => `${path}?${look}`)),
    rest / 3,
  );
  const ofProducts = spread(products, rest - ofMap.length - looks.length);
  return [...fixed, ...ofMap, ...looks, ...ofProducts].slice(0, count);
}
