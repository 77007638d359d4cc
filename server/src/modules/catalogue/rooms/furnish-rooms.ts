import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import type { Room } from '@tokhi/contract/fields/room';
import type { Db } from '../../../db/database.ts';
import { cardsOfBlocks } from '../lists/cards-of-blocks.ts';
import { nextBest } from './next-best.queries.ts';
import { presentRooms } from './rooms.present.ts';
import type { RoomRow } from './rooms.queries.ts';

/** The rooms with their pieces; a sold-out piece gets the next best product that is in none of them (record 060). */
export async function furnishRooms(db: Db, rows: RoomRow[], standing: ProductCard[], now: Date): Promise<Room[]> {
  const soldOut = standing.filter(({ remain }) => remain === 0).map(({ id }) => id);
  const found = await nextBest(db, [...new Set(soldOut)]);
  const taken = new Set(standing.map(({ id }) => id));
  const chosen = new Map<number, number>();
  for (const [gone, candidates] of found) {
    const free = candidates.find((id) => !taken.has(id));
    if (free === undefined) continue;
    taken.add(free);
    chosen.set(gone, free);
  }
  if (chosen.size === 0) return presentRooms(rows, standing, new Map());
  const { instead } = await cardsOfBlocks(db, { instead: [...chosen.values()] }, now);
  const cards = new Map(instead.map((card) => [card.id, card]));
  const insteadOf = [...chosen].flatMap(([gone, id]) => {
    const card = cards.get(id);
    return card === undefined ? [] : [[gone, card] as const];
  });
  return presentRooms(rows, standing, new Map(insteadOf));
}
