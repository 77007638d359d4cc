import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import type { Room } from '@tokhi/contract/fields/room';
import { filesOf } from '../catalogue.present.ts';
import type { RoomRow } from './rooms.queries.ts';

/** Leaves out pieces that are no longer sold, and rooms without pieces. */
export function presentRooms(
  rows: RoomRow[],
  standing: ProductCard[],
  instead: ReadonlyMap<number, ProductCard>,
): Room[] {
  const cards = new Map(standing.map((card) => [card.id, card]));
  return rows
    .map((row) => ({
      code: row.code,
      room_name: row.name,
      sentence: row.sentence,
      image: row.image,
      image_files: filesOf(row),
      image_placeholder: row.placeholder,
      product: row.pieces.flatMap(({ product_id, x, y }) => {
        const card = cards.get(product_id);
        return card === undefined
          ? []
          : { ...card, spot: x === null || y === null ? null : { x, y }, instead: instead.get(product_id) ?? null };
      }),
    }))
    .filter(({ product }) => product.length > 0);
}

export const piecesOf = (rows: RoomRow[]): number[] =>
  rows.flatMap(({ pieces }) => pieces.map(({ product_id }) => product_id));
