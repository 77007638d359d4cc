import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { ReplyOf } from '@tokhi/contract/client';
import { refuse } from '@tokhi/contract/texts/refusals';
import { productIdsOfEvent, runningEvent } from '../content/public.ts';
import { countWhole } from './index/count-facets.ts';
import { listPage } from './list-page.ts';
import { placesOf } from './places-of.ts';
import { presentRow } from './present-row.ts';
import type { SearchFrame } from './search-frame.ts';

type Asked = CallBody<Calls['event']>;

/** Page /event/{id}: the products a hashtag gathers, in the staff's order unless another is asked for. */
export async function listEvent(frame: SearchFrame, asked: Asked): Promise<ReplyOf<'event'>> {
  const now = frame.now();
  const [loaded, event] = await Promise.all([frame.index.loaded(), runningEvent(frame.db, asked.id, now)]);
  if (event === undefined) throw refuse('event_not_found');
  const places = placesOf(loaded.columns, await productIdsOfEvent(frame.db, event.id));
  const { pagination, cards, facets } = await listPage(
    { loaded, cards: frame.cards, now },
    { whole: countWhole(loaded.columns, { kind: 'places', places }), own: null },
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
