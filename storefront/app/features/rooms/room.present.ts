import type { Room } from '@tokhi/contract/fields/room';
import type { Picture } from '@tokhi/ui/show/picture.tsx';
import { roomPicture } from '../../pictures/room-picture.ts';
import { cardView, type SmallProduct, smallProduct } from '../cards/public.ts';

export interface RoomPiece extends SmallProduct {
  /** Where its mark stands, in per cent of the picture. */
  spot: { x: number; y: number } | null;
}

export interface RoomView {
  code: string;
  name: string;
  sentence: string;
  picture: Picture;
  pieces: RoomPiece[];
  /** What of it can be bought, and what that costs together. */
  set: { codes: string[]; totalTug: number };
}

/** A furnished room as pages show it. */
export function roomView(room: Room, now: Date): RoomView {
  const cards = room.product.map((product) => ({ card: cardView(product, now), spot: product.spot }));
  const sold = cards.filter(({ card }) => card.stock.kind !== 'none');
  return {
    code: room.code,
    name: room.room_name,
    sentence: room.sentence,
    picture: roomPicture(room),
    pieces: cards.map(({ card, spot }) => ({ ...smallProduct(card), spot })),
    set: {
      codes: sold.map(({ card }) => card.code),
      totalTug: sold.reduce((sum, { card }) => sum + card.price.nowTug, 0),
    },
  };
}
