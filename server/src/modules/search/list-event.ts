import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { ReplyOf } from '@tokhi/contract/client';
import { refuse } from '@tokhi/contract/texts/refusals';
import { productIdsOfEvent, runningEvent } from '../content/public.ts';
import { countUnfiltered } from './index/count-facets.ts';
import { listPage } from './list-page.ts';
import { presentRow } from './present-row.ts';
import { rowIndexesOf } from './row-indexes-of.ts';
import type { SearchContext } from './search-context.ts';

type Asked = CallBody<Calls['event']>;

/** Page /event/{id}: the products of a hashtag, in the staff's order unless another is requested. */
export async function listEvent(context: SearchContext, asked: Asked): Promise<ReplyOf<'event'>> {
  const now = context.now();
  const [loaded, event] = await Promise.all([context.index.loaded(), runningEvent(context.db, asked.id, now)]);
  if (event === undefined) throw refuse('event_not_found');
  const rowIndexes = rowIndexesOf(loaded.columns, await productIdsOfEvent(context.db, event.id));
  const { pagination, cards, facets } = await listPage(
    { loaded, cards: context.cards, now },
    { unfiltered: countUnfiltered(loaded.columns, { kind: 'places', rowIndexes }), own: null },
    asked,
  );
  const { brand, color, max, ready, material, sizes } = facets;
  return {
    result: 'success',
    pagination,
    product: cards.map(presentRow),
    brand,
    color,
    max,
    ready,
    material,
    sizes,
    event: { event_name: event.name },
  };
}
