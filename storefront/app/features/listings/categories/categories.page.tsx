import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { filterBody } from '../filters/filter-body.ts';
import { FilteredList } from '../list/filtered-list.tsx';
import { listMeta } from '../list/list-meta.ts';
import { loadList } from '../list/load-list.ts';
import { PageHead } from '../list/page-head.tsx';
import { popularFirst } from '../list/sort-orders.ts';
import type { Route } from './+types/categories.page.ts';
import { SubCategoryNav } from './sub-category-nav.tsx';

export { handle, headers, shouldRevalidate } from '../list/list-route.ts';

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params;
  const { ask, origin, reply, list } = await loadList(args, (ask, wanted) =>
    ask('categoryProduct', { ...filterBody(wanted), id }),
  );
  const { subcat } = await ask('subCategories', { cat: reply.category.category_code });
  return { origin, name: reply.category.name, subs: subcat, list };
}

export const meta: Route.MetaFunction = listMeta;

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
