import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { categoryProductsAddress } from '../../../addresses.ts';
import { filterBody } from '../filters/filter-body.ts';
import { FilteredList } from '../list/filtered-list.tsx';
import { listMeta } from '../list/list-meta.ts';
import { loadList } from '../list/load-list.ts';
import { PageHead } from '../list/page-head.tsx';
import { popularFirst } from '../list/sort-orders.ts';
import type { Route } from './+types/sub-category.page.ts';
import { SubCategoryNav } from './sub-category-nav.tsx';

export { handle, headers } from '../list/list-route.ts';

export async function loader(args: Route.LoaderArgs) {
  const { code } = args.params;
  const { origin, reply, list } = await loadList(args, (ask, wanted) => {
    const { specs: spec, ...filters } = filterBody(wanted, 'sub');
    return ask('subCategoryProduct', { ...filters, id: code, spec });
  });
  const { category, subs } = reply;
  return { origin, name: category.sub_category_name, category, siblings: subs, list };
}

export const meta: Route.MetaFunction = listMeta;

/** The products of a sub-category, with its siblings in a row above. */
export default function SubCategoryPage({ loaderData: { name, category, siblings, list } }: Route.ComponentProps) {
  return (
    <>
      <Crumbs
        places={[
          { name: 'Нүүр', to: '/home' },
          { name: category.category_name, to: categoryProductsAddress(category.cat_id) },
        ]}
        current={name}
      />
      <PageHead title={name} total={list.total} />
      <SubCategoryNav subs={siblings} current={category.id} />
      <FilteredList list={list} own={popularFirst} />
    </>
  );
}
