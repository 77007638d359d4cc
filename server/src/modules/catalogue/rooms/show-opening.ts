import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { ReplyOf } from '@tokhi/contract/client';
import type { Room } from '@tokhi/contract/fields/room';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../../db/database.ts';
import { productIdsOfEvent, runningEvent } from '../../content/public.ts';
import { cardsOfBlocks } from '../lists/cards-of-blocks.ts';
import { brandById, categoryById } from '../shelves/shelves.queries.ts';
import { furnishRooms } from './furnish-rooms.ts';
import { piecesOf } from './rooms.present.ts';
import {
  type Goods,
  goodsOfBrand,
  goodsOfCategory,
  goodsOfModels,
  type RoomRow,
  roomByCode,
  roomWithMost,
} from './rooms.queries.ts';

type Asked = CallBody<Calls['opening']>;

interface About {
  sentence: string;
  tile: string | null;
  goods: Goods;
}

/** The opening of a category, brand or event page (decision 60). */
export async function showOpening(db: Db, { page, id }: Asked, now: Date): Promise<ReplyOf<'opening'>> {
  const { sentence, tile, goods } = await ABOUT[page](db, id, now);
  const found = await roomWithMost(db, goods);
  const room = found === undefined ? null : await furnished(db, found, now);
  return { result: 'success', sentence, tile, room };
}

/** A room by its code. */
export async function showRoom(db: Db, code: string, now: Date): Promise<ReplyOf<'room'>> {
  const found = await roomByCode(db, code);
  const room = found === undefined ? null : await furnished(db, found, now);
  if (room === null) throw refuse('room_not_found');
  return { result: 'success', room };
}

/** Null where none of its pieces is sold any more. */
async function furnished(db: Db, row: RoomRow, now: Date): Promise<Room | null> {
  const { standing } = await cardsOfBlocks(db, { standing: piecesOf([row]) }, now);
  const [room = null] = await furnishRooms(db, [row], standing, now);
  return room;
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
