import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { publicCache } from '../../../public-cache.ts';
import { type RouteHandle, titledBy } from '../../../route-title.ts';
import { shop } from '../../../shop-context.ts';
import { toErrorPage } from '../error-page.ts';
import { filterBody, specsText } from '../filters/filter-body.ts';
import { type ListState, readState } from '../filters/filters.ts';
import { FilteredList } from '../list/filtered-list.tsx';
import { toLastPage } from '../list/last-page.ts';
import { listView } from '../list/list.present.ts';
import { listDescription, listMeta } from '../list/list-meta.ts';
import { PageHead } from '../list/page-head.tsx';
import { productsChanged } from '../list/products-changed.ts';
import { popularFirst } from '../list/sort-orders.ts';
import type { Route } from './+types/categories.page.ts';
import { SubCategoryNav } from './sub-category-nav.tsx';

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { ask, now, origin } = context.get(shop);
  const { signal } = request;
  const state = readState(url.searchParams);
  const products = (wanted: ListState) =>
    ask(
      'categoryProduct',
      {
        ...filterBody(wanted),
        id: params.id,
        brand: wanted.brand,
        sub: wanted.sub,
        specs: specsText(wanted),
      },
      { signal },
    );
  const reply = await products(state).catch(toErrorPage);
  toLastPage(url, state, reply.pagination.totalPage);
  const [list, { subcat }] = await Promise.all([
    listView(reply, state, products, now()),
    ask('subCategories', { cat: reply.category.category_code }, { signal }),
  ]);
  return { origin, name: reply.category.name, subs: subcat, list };
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

/** All products of a main category, with filters. */
export default function CategoriesPage({ loaderData: { name, subs, list } }: Route.ComponentProps) {
  return (
    <>
      <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current={name} />
      <PageHead title={name} total={list.total} />
      <SubCategoryNav subs={subs} />
      <FilteredList list={list} own={popularFirst} />
    </>
  );
}
