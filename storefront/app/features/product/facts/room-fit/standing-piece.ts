import type { ReplyOf } from '@tokhi/contract/client';
import { pictureAddress } from '../../../cards/public.ts';
import { type Sides, sidesOf } from '../package-fits.ts';

/** A piece of furniture as it would stand in a room; centimetres. */
export interface StandingPiece {
  /** Its outline from the front. */
  src: string;
  width: number;
  depth: number;
  height: number;
  /** Null unless the supplier states every side of every box. */
  boxes: Sides[] | null;
}

/** Anything smaller fits anywhere. */
const LARGE_CM = 60;

export function standingPiece({ drawings, size_cm, packages }: ReplyOf<'singleProduct'>): StandingPiece | null {
  const { width, depth, height } = size_cm;
  const front = drawings.find(({ seen_from }) => seen_from === 'front');
  if (front === undefined || width === null || depth === null || height === null) return null;
  if (Math.max(width, depth, height) < LARGE_CM) return null;
  const boxes = packages.map(sidesOf).filter((box) => box !== null);
  const known = boxes.length > 0 && boxes.length === packages.length;
  return { src: pictureAddress(front.image), width, depth, height, boxes: known ? boxes : null };
}
