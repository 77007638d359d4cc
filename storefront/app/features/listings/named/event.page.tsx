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
import { PageHead } from '../list/page-head.tsx';
import { productsChanged } from '../list/products-changed.ts';
import { popularFirst } from '../list/sort-orders.ts';
import type { Route } from './+types/event.page.ts';

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { ask, now, origin } = context.get(shop);
  const state = readState(url.searchParams);
  const products = (wanted: ListState) =>
    ask('event', { ...filterBody(wanted), id: params.id, brand: wanted.brand }, { signal: request.signal });
  const reply = await products(state).catch(toErrorPage);
  toLastPage(url, state, reply.pagination.totalPage);
  return { origin, name: reply.event.event_name, list: await listView(reply, state, products, now()) };
}

export const headers: Route.HeadersFunction = () => publicCache;

export const handle: RouteHandle = titledBy<Route.ComponentProps['loaderData']>(({ name }) => name);

export const shouldRevalidate = productsChanged;

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData === undefined
    ? []
    : listMeta({
        origin: loaderData.origin,
        location,
        title: loaderData.name,
        cards: loaderData.list.cards,
        description: listDescription(loaderData.name, loaderData.list.total),
      });

/** The products of an event, where a hashtag leads. */
export default function EventPage({ loaderData: { name, list } }: Route.ComponentProps) {
  return (
    <>
      <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current={name} />
      <PageHead title={name} total={list.total} />
      <FilteredList list={list} own={popularFirst} />
    </>
  );
}
