import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { categoryProductsAddress } from '../../../addresses.ts';
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
import type { Route } from './+types/sub-category.page.ts';
import { SubCategoryNav } from './sub-category-nav.tsx';

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { ask, now, origin } = context.get(shop);
  const state = readState(url.searchParams);
  const products = (wanted: ListState) =>
    ask(
      'subCategoryProduct',
      { ...filterBody(wanted), id: params.code, brand: wanted.brand, spec: specsText(wanted) },
      { signal: request.signal },
    );
  const reply = await products(state).catch(toErrorPage);
  toLastPage(url, state, reply.pagination.totalPage);
  return {
    origin,
    category: reply.category,
    siblings: reply.subs,
    list: await listView(reply, state, products, now()),
  };
}

export const headers: Route.HeadersFunction = () => publicCache;

export const handle: RouteHandle = titledBy<Route.ComponentProps['loaderData']>(
  ({ category }) => category.sub_category_name,
);

export const shouldRevalidate = productsChanged;

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData === undefined
    ? []
    : listMeta({
        origin: loaderData.origin,
        location,
        title: loaderData.category.sub_category_name,
        cards: loaderData.list.cards,
        description: listDescription(loaderData.category.sub_category_name, loaderData.list.total),
      });

/** The products of a sub-category, with its siblings in a row above. */
export default function SubCategoryPage({ loaderData: { category, siblings, list } }: Route.ComponentProps) {
  return (
    <>
      <Crumbs
        places={[
          { name: 'Нүүр', to: '/home' },
          { name: category.category_name, to: categoryProductsAddress(category.cat_id) },
        ]}
        current={category.sub_category_name}
      />
      <PageHead title={category.sub_category_name} total={list.total} />
      <SubCategoryNav subs={siblings} current={category.id} />
      <FilteredList list={list} own={popularFirst} />
    </>
  );
}
