import './named-list.css';
import { LIST_PAGE_SIZE } from '@tokhi/rules/page/paging';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { LayoutGrid } from 'lucide-react';
import { data, useLocation } from 'react-router';
import { shopFor } from '../../../shop-context.ts';
import { cardView } from '../../cards/public.ts';
import { RecentlyViewed } from '../../recently/public.ts';
import { readState } from '../filters/filters.ts';
import { Goods } from '../list/goods.tsx';
import { toLastPage } from '../list/last-page.ts';
import { listMeta } from '../list/list-meta.ts';
import { ListStatus } from '../list/list-status.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { PageHead } from '../list/page-head.tsx';
import type { Route } from './+types/named-list.page.ts';
import { namedListAt } from './named-lists.ts';

export { handle, headers, shouldRevalidate } from '../list/list-route.ts';

export async function loader(args: Route.LoaderArgs) {
  const { ask, now, origin } = shopFor(args);
  // The page's own address; a navigation in the browser asks at another one, /lower.data.
  const named = namedListAt(args.url.pathname);
  if (named === undefined) throw data(null, { status: 404 });
  const state = readState(args.url.searchParams);
  const { page, sort } = state;
  const reply = await named.ask(ask, { page, sort: sort ?? undefined });
  toLastPage(args.url, state, reply.totalPage);
  return {
    origin,
    name: named.title,
    list: {
      cards: reply.products.map((product) => cardView(product, now())),
      total: reply.totalProduct,
      page,
      pages: reply.totalPage,
      pageSize: LIST_PAGE_SIZE,
    },
  };
}

export const meta: Route.MetaFunction = listMeta;

/** Best sellers, price cuts, news, family prices: a list without filters. */
export default function NamedListPage({ loaderData: { name, list } }: Route.ComponentProps) {
  const named = namedListAt(useLocation().pathname);
  if (named === undefined) return null;
  const { lead, own, divideEvery } = named;
  return (
    <>
      <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current={name} />
      <PageHead title={name} total={list.total} />
      <p className="named-list__lead">{lead}</p>
      <h2 className="vh">Бараа</h2>
      {list.total > 0 ? (
        <section aria-label={name}>
          <ListStatus total={list.total} />
          <ListToolbar own={own} />
          <Goods list={list} {...(divideEvery === undefined ? {} : { divideEvery })} />
        </section>
      ) : (
        <EmptyState
          icon={<LayoutGrid className="icon" />}
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
