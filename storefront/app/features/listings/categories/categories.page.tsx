import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { loadOpening, PageOpening } from '../../rooms/public.ts';
import { filterBody } from '../filters/filter-body.ts';
import { FilteredList } from '../list/filtered-list.tsx';
import { listMeta } from '../list/list-meta.ts';
import { loadList } from '../list/load-list.ts';
import { PageHead } from '../list/page-head.tsx';
import { popularFirst } from '../list/sort-orders.ts';
import type { Route } from './+types/categories.page.ts';
import { SubCategoryNav } from './sub-category-nav.tsx';

export { handle, headers } from '../list/list-route.ts';

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params;
  const { ask, now, origin, asDocument, reply, list } = await loadList(args, (ask, wanted) =>
    ask('categoryProduct', { ...filterBody(wanted), id }),
  );
  const [{ subcat }, opening] = await Promise.all([
    ask('subCategories', { cat: reply.category.category_code }),
    list.page === 1 ? loadOpening(ask, { page: 'category', id }, { now, asDocument }) : null,
  ]);
  return { origin, name: reply.category.name, opening, subs: subcat, list };
}

export const meta: Route.MetaFunction = listMeta;

/** All products of a main category, with filters. */
export default function CategoriesPage({ loaderData: { name, opening, subs, list } }: Route.ComponentProps) {
  return (
    <>
      <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current={name} />
      <PageOpening opening={opening}>
        <PageHead title={name} total={list.total} />
      </PageOpening>
      <SubCategoryNav subs={subs} />
      <FilteredList list={list} own={popularFirst} />
    </>
  );
}
