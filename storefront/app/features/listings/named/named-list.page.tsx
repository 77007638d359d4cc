import './named-list.css';
import { LIST_PAGE_SIZE } from '@tokhi/rules/page/paging';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { Package } from 'lucide-react';
import { data, useLocation } from 'react-router';
import { publicCache } from '../../../public-cache.ts';
import { type RouteHandle, titledBy } from '../../../route-title.ts';
import { shop } from '../../../shop-context.ts';
import { cardView } from '../../cards/public.ts';
import { RecentlyViewed } from '../../recently/public.ts';
import { readState } from '../filters/filters.ts';
import { Goods } from '../list/goods.tsx';
import { toLastPage } from '../list/last-page.ts';
import { listDescription, listMeta } from '../list/list-meta.ts';
import { ListStatus } from '../list/list-status.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { PageHead } from '../list/page-head.tsx';
import { productsChanged } from '../list/products-changed.ts';
import type { Route } from './+types/named-list.page.ts';
import { namedListAt } from './named-lists.ts';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { ask, now, origin } = context.get(shop);
  // The page's own address; a navigation in the browser asks at another one, /lower.data.
  const named = namedListAt(url.pathname);
  if (named === undefined) throw data(null, { status: 404 });
  const state = readState(url.searchParams);
  const { page, sort } = state;
  const reply = await named.ask(ask, { page, sort: sort ?? undefined }, request.signal);
  toLastPage(url, state, reply.totalPage);
  return {
    origin,
    title: named.title,
    list: {
      cards: reply.products.map((product) => cardView(product, now())),
      total: reply.totalProduct,
      page,
      pages: reply.totalPage,
      pageSize: LIST_PAGE_SIZE,
    },
  };
}

export const headers: Route.HeadersFunction = () => publicCache;

export const handle: RouteHandle = titledBy<Route.ComponentProps['loaderData']>(({ title }) => title);

export const shouldRevalidate = productsChanged;

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData === undefined
    ? []
    : listMeta({
        origin: loaderData.origin,
        location,
        title: loaderData.title,
        cards: loaderData.list.cards,
        description: listDescription(loaderData.title, loaderData.list.total),
      });

/** Best sellers, price cuts, news, family prices: a list without filters. */
export default function NamedListPage({ loaderData: { title, list } }: Route.ComponentProps) {
  const named = namedListAt(useLocation().pathname);
  if (named === undefined) return null;
  const { lead, own, divideEvery } = named;
  return (
    <>
      <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current={title} />
      <PageHead title={title} total={list.total} />
      <p className="named-list__lead">{lead}</p>
      <h2 className="vh">Бараа</h2>
      {list.total > 0 ? (
        <section aria-label={title}>
          <ListStatus total={list.total} />
          <ListToolbar own={own} />
          <Goods list={list} {...(divideEvery === undefined ? {} : { divideEvery })} />
        </section>
      ) : (
        <EmptyState
          icon={<Package className="icon" />}
          title="Одоогоор бараа алга"
          level={3}
          actions={<ButtonLink to="/home">Нүүр хуудас</ButtonLink>}
        >
          <p>Энэ жагсаалтад бараа нэмэгдэхэд эндээс харагдана.</p>
        </EmptyState>
      )}
      <RecentlyViewed />
    </>
  );
}
