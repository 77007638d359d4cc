import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { ReplyOf } from '@tokhi/contract/client';
import { refuse } from '@tokhi/contract/texts/refusals';
import { listPage } from './list-page.ts';
import { presentRow } from './present-row.ts';
import type { SearchContext } from './search-context.ts';

type Asked = CallBody<Calls['categoryProduct']>;

/** Page /categories/{id} (spec §2 Listings). */
export async function listCategory(context: SearchContext, asked: Asked): Promise<ReplyOf<'categoryProduct'>> {
  const loaded = await context.index.loaded();
  const category = loaded.names.categories.get(asked.id);
  if (category === undefined) throw refuse('category_not_found');
  const unfiltered = loaded.unfilteredCounts({ kind: 'category', id: category.id });
  const { pagination, cards, facets } = await listPage(
    { loaded, cards: context.cards, now: context.now() },
    { unfiltered, own: 'popular' },
    asked,
  );
  return {
    result: 'success',
    pagination,
    product: cards.map(presentRow),
    ...facets,
    category: { name: category.name, category_code: category.code },
  };
}
