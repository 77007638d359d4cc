import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { publicCache } from '../../../public-cache.ts';
import { type RouteHandle, titledBy } from '../../../route-title.ts';
import { shop } from '../../../shop-context.ts';
import { toErrorPage } from '../error-page.ts';
import { filterBody } from '../filters/filter-body.ts';
import { type ListState, readState } from '../filters/filters.ts';
import { FilteredList } from '../list/filtered-list.tsx';
import { toLastPage } from '../list/last-page.ts';
import { listView } from '../list/list.present.ts';
import { listDescription, listMeta } from '../list/list-meta.ts';
import { productsChanged } from '../list/products-changed.ts';
import { popularFirst } from '../list/sort-orders.ts';
import type { Route } from './+types/brand.page.ts';
import { BrandHead } from './brand-head.tsx';

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { ask, now, origin } = context.get(shop);
  const state = readState(url.searchParams);
  const products = (wanted: ListState) =>
    ask('brandProduct', { ...filterBody(wanted), id: params.id, type: wanted.sub }, { signal: request.signal });
  const { brand, category, ...reply } = await products(state).catch(toErrorPage);
  toLastPage(url, state, reply.pagination.totalPage);
  return { origin, brand, list: await listView({ ...reply, sub: category }, state, products, now()) };
}

export const headers: Route.HeadersFunction = () => publicCache;

export const handle: RouteHandle = titledBy<Route.ComponentProps['loaderData']>(({ brand }) => brand.brandname);

export const shouldRevalidate = productsChanged;

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData === undefined
    ? []
    : listMeta({
        origin: loaderData.origin,
        location,
        title: loaderData.brand.brandname,
        cards: loaderData.list.cards,
        description: listDescription(loaderData.brand.brandname, loaderData.list.total),
      });

/** The products of a brand under its banner. */
export default function BrandPage({ loaderData: { brand, list } }: Route.ComponentProps) {
  return (
    <>
      <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current={brand.brandname} />
      <BrandHead name={brand.brandname} logo={brand.images} banner={brand.bg} total={list.total} />
      <FilteredList list={list} own={popularFirst} filterButton />
    </>
  );
}
