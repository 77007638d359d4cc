import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { ReplyOf } from '@tokhi/contract/client';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../../db/database.ts';
import { productIdsOfEvent, runningEvent } from '../../content/public.ts';
import { cardsOfBlocks } from '../lists/cards-of-blocks.ts';
import { brandById, categoryById } from '../shelves/shelves.queries.ts';
import { furnishRooms } from './furnish-rooms.ts';
import { piecesOf } from './rooms.present.ts';
import { type Goods, goodsOfBrand, goodsOfCategory, goodsOfModels, roomWithMost } from './rooms.queries.ts';

type Asked = CallBody<Calls['opening']>;

interface About {
  sentence: string;
  tile: string | null;
  goods: Goods;
}

/** What the page of a category, a brand or an event opens with (decision 60). */
export async function showOpening(db: Db, { page, id }: Asked, now: Date): Promise<ReplyOf<'opening'>> {
  const { sentence, tile, goods } = await ABOUT[page](db, id, now);
  const found = await roomWithMost(db, goods);
  if (found === undefined) return { result: 'success', sentence, tile, room: null };
  const { standing } = await cardsOfBlocks(db, { standing: piecesOf([found]) }, now);
  const [room = null] = await furnishRooms(db, [found], standing, now);
  return { result: 'success', sentence, tile, room };
}

const ABOUT: Record<Asked['page'], (db: Db, id: number, now: Date) => Promise<About>> = {
  category: async (db, id) => {
    const category = await categoryById(db, id);
    if (category === undefined) throw refuse('category_not_found');
    return { sentence: category.sentence, tile: category.image, goods: goodsOfCategory(id) };
  },
  brand: async (db, id) => {
    const brand = await brandById(db, id);
    if (brand === undefined) throw refuse('brand_not_found');
    return { sentence: brand.sentence, tile: null, goods: goodsOfBrand(id) };
  },
  event: async (db, id, now) => {
    const event = await runningEvent(db, id, now);
    if (event === undefined) throw refuse('event_not_found');
    return { sentence: event.sentence, tile: null, goods: goodsOfModels(await productIdsOfEvent(db, id)) };
  },
};
