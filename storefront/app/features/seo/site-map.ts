// /sitemap.xml is the index, and its lists are the same address with ?part=: a list may name only addresses at or below its
// own folder, so all of them are at the root.
import { data } from 'react-router';
import { productAddress } from '../../addresses.ts';
import { shop } from '../../shop-context.ts';
import type { Route } from './+types/site-map.ts';
import { foundPlaces } from './found-places.ts';
import { addressList, siteMapIndex } from './site-map-xml.ts';

const ADDRESS = '/sitemap.xml';
const PLACES = 'places';
const PART = /^[1-9]\d{0,4}$/;

const HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, s-maxage=3600, stale-while-revalidate=86400',
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const part = new URL(request.url).searchParams.get('part');
  const { origin, siteMap } = context.get(shop);
  if (part === null) return answer(await indexOf());
  if (part === PLACES) return answer(addressList(origin, foundPlaces(await siteMap.places())));
  const products = PART.test(part) ? await siteMap.products(Number(part)) : [];
  if (products.length === 0) throw data(null, { status: 404 });
  return answer(
    addressList(
      origin,
      products.map(({ code, changedAt }) => ({ path: productAddress(code), changedAt })),
    ),
  );

  async function indexOf(): Promise<string> {
    const { parts } = await siteMap.places();
    return siteMapIndex(origin, [
      { path: `${ADDRESS}?part=${PLACES}` },
      ...parts.map(({ part: number, changedAt }) => ({ path: `${ADDRESS}?part=${number}`, changedAt })),
    ]);
  }
}

const answer = (xml: string): Response => new Response(xml, { headers: HEADERS });
