import type { Room } from '../../../../local/room.ts';
import { goesThroughDoor, sorted } from '../package-fits.ts';
import type { StandingPiece } from './standing-piece.ts';

export interface RoomFit {
  /** Below zero: this much is missing. */
  spareCm: number;
  /** Null if the boxes are not known. */
  throughDoor: 'boxed' | 'unpacked' | 'no' | null;
}

/** Whether a piece fits along the customer's wall and through the door. */
export function roomFit({ boxes, ...piece }: Omit<StandingPiece, 'src'>, { doorCm, wallCm }: Room): RoomFit {
  const spareCm = Math.round((wallCm - piece.width) * 10) / 10;
  if (boxes === null) return { spareCm, throughDoor: null };
  if (boxes.every((box) => goesThroughDoor(box, doorCm))) return { spareCm, throughDoor: 'boxed' };
  const sides = sorted([piece.width, piece.depth, piece.height]);
  return { spareCm, throughDoor: sides !== null && goesThroughDoor(sides, doorCm) ? 'unpacked' : 'no' };
}

/** What to say about the wall: the space left or missing, and what helps. */
export const wallWords = ({ spareCm }: RoomFit): string =>
  spareCm >= 0
    ? `Ханын дагуу багтана, ${spareCm} см зай үлдэнэ.`
    : `Ханын дагуу багтахгүй, ${-spareCm} см дутна. Өөр хана, эсвэл нарийн загвар сонгоорой.`;

/** What to say about the door; a piece that does not fit in its box may fit without it. */
export function doorWords({ throughDoor }: RoomFit, { doorCm }: Room): string | null {
  if (throughDoor === null) return null;
  if (throughDoor === 'boxed') return `Хайрцагтайгаа ${doorCm} см хаалгаар орно.`;
  const boxed = `Хайрцагтайгаа ${doorCm} см хаалгаар орохгүй.`;
  return throughDoor === 'unpacked'
    ? `${boxed} Хайрцгийг нь үүдэнд задалбал орно.`
    : `${boxed} Хөл, түшлэгийг нь салгах, эсвэл хаалгыг мөрнөөс нь авах хэрэгтэй. Хүргэгчтэй урьдчилан ярилцаарай.`;
}
