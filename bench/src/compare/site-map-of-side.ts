import { ask, page } from './requests.ts';
import type { Side } from './start-side.ts';

export interface SiteMap {
  /** The addresses of the site maps themselves. */
  siteMaps: string[];
  places: string[];
  products: string[];
}

/** The addresses that the shop lists for search engines. */
export async function siteMapOf(side: Side): Promise<SiteMap> {
  const index = '/sitemap.xml';
  const lists = await listed(side, index);
  const all = (await Promise.all(lists.map((path) => listed(side, path)))).flat();
  const isProduct = (path: string) => path.startsWith('/single-product/');
  return {
    siteMaps: [index, ...lists],
    places: all.filter((path) => !isProduct(path)),
    products: all.filter(isProduct),
  };
}

async function listed(side: Side, path: string): Promise<string[]> {
  const xml = await (await ask(side, page(path))).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
}
