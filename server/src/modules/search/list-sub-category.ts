import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { ReplyOf } from '@tokhi/contract/client';
import { refuse } from '@tokhi/contract/texts/refusals';
import { subCategoriesOf } from '../catalogue/public.ts';
import { listPage } from './list-page.ts';
import { presentRow } from './present-row.ts';
import type { SearchContext } from './search-context.ts';

type Asked = CallBody<Calls['subCategoryProduct']>;

/** Page /sub-category/{sub_category_code}: its products, and its siblings as tiles. */
export async function listSubCategory(context: SearchContext, asked: Asked): Promise<ReplyOf<'subCategoryProduct'>> {
  const loaded = await context.index.loaded();
  const sub = [...loaded.names.subCategories.values()].find(({ code }) => code === asked.id);
  const category = sub && loaded.names.categories.get(sub.categoryId);
  if (sub === undefined || category === undefined) throw refuse('category_not_found');
  const unfiltered = loaded.unfilteredCounts({ kind: 'subCategory', id: sub.id });
  const filters = { ...asked, specs: asked.spec };
  const [{ pagination, cards, facets }, subs] = await Promise.all([
    listPage({ loaded, cards: context.cards, now: context.now() }, { unfiltered, own: 'popular' }, filters),
    subCategoriesOf(context.db, category.id),
  ]);
  const { sub: _, ...shown } = facets;
  return {
    result: 'success',
    pagination,
    product: cards.map(presentRow),
    subs,
    length: pagination.totalProduct,
    ...shown,
    category: {
      id: sub.id,
      sub_category_name: sub.name,
      cat_id: category.id,
      category_code: category.code,
      category_name: category.name,
    },
  };
}
