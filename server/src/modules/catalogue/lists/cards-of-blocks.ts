import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import type { Db } from '../../../db/database.ts';
import { cardsByIds } from '../cards.queries.ts';
import { presentCard } from '../catalogue.present.ts';

/** The cards of all blocks of a page in one query; a product may be in several of them. */
export async function cardsOfBlocks<Block extends string>(
  db: Db,
  blocks: Record<Block, number[]>,
  now: Date,
): Promise<Record<Block, ProductCard[]>> {
  const named = Object.entries<number[]>(blocks);
  const rows = await cardsByIds(db, [...new Set(named.flatMap(([, ids]) => ids))], now);
  const cards = new Map(rows.map((row) => [row.id, presentCard(row, now)]));
  const shown = named.map(([block, ids]) => [block, ids.flatMap((id) => cards.get(id) ?? [])]);
  return Object.fromEntries(shown) as Record<Block, ProductCard[]>;
}
