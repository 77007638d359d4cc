import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { ReplyOf } from '@tokhi/contract/client';
import { refuse } from '@tokhi/contract/texts/refusals';
import { brandById } from '../catalogue/public.ts';
import { listPage } from './list-page.ts';
import { presentRow } from './present-row.ts';
import type { SearchContext } from './search-context.ts';

type Asked = CallBody<Calls['brandProduct']>;

/** Page /brand/{id}: the spec names chosen sub-categories `type` here, and their list `category`. */
export async function listBrand(context: SearchContext, asked: Asked): Promise<ReplyOf<'brandProduct'>> {
  const [loaded, brand] = await Promise.all([context.index.loaded(), brandById(context.db, asked.id)]);
  if (brand === undefined) throw refuse('brand_not_found');
  const unfiltered = loaded.unfilteredCounts({ kind: 'brand', id: brand.id });
  const filters = { ...asked, sub: asked.type };
  const { pagination, cards, facets } = await listPage(
    { loaded, cards: context.cards, now: context.now() },
    { unfiltered, own: 'popular' },
    filters,
  );
  const { color, sub, max, ready, material, sizes } = facets;
  return {
    result: 'success',
    pagination,
    product: cards.map(presentRow),
    color,
    category: sub,
    max,
    ready,
    material,
    sizes,
    brand: { brandname: brand.name, images: brand.logo ?? '', bg: brand.banner },
  };
}
