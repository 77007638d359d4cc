import type { Room } from '@tokhi/contract/fields/room';
import type { Picture } from '@tokhi/ui/show/picture.tsx';
import { htmlOnly } from '../../packed.ts';
import { roomPicture } from '../../pictures/room-picture.ts';
import { cardView, type SmallProduct, smallProduct } from '../cards/public.ts';

export interface RoomPiece extends SmallProduct {
  /** The position of its mark, in per cent of the picture. */
  spot: { x: number; y: number } | null;
  /** The sold-out part of the picture that this replaces: a model, or a colour of this one. */
  insteadOf: string | null;
  /** Sold out without a substitute: not part of the count and the total. */
  isSoldOut: boolean;
}

export interface RoomView {
  code: string;
  name: string;
  /** What can be bought of it, and the total. */
  set: { codes: string[]; totalTug: number };
  /** The visible part. */
  scene: SceneView | null;
}

export interface SceneView {
  sentence: string;
  picture: Picture;
  pieces: RoomPiece[];
}

/** A furnished room as pages show it; a substitute replaces what is sold out. */
export function roomView(room: Room, now: Date): RoomView {
  const pieces = room.product.map(({ spot, instead, ...product }) => {
    const own = cardView(product, now);
    const isGone = own.stock.kind === 'none';
    const offered = isGone && instead !== null ? cardView(instead, now) : null;
    // If the substitute is another colour of the same model, the colour is what is missing.
    const insteadOf = offered && (offered.name === own.name ? own.colour : own.name);
    return { ...smallProduct(offered ?? own), spot, insteadOf, isSoldOut: isGone && offered === null };
  });
  const sold = pieces.filter(({ isSoldOut }) => !isSoldOut);
  return {
    code: room.code,
    name: room.room_name,
    set: {
      codes: sold.map(({ code }) => code),
      totalTug: sold.reduce((sum, { price }) => sum + price.nowTug, 0),
    },
    scene: htmlOnly({ sentence: room.sentence, picture: roomPicture(room), pieces }),
  };
}
