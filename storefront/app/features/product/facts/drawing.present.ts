import type { ProductDrawing, ProductSize } from '@tokhi/contract/fields/product-detail';
import { pictureAddress } from '../../cards/public.ts';

/** One side of a product with its two measures, laid out in units of its picture. */
export interface DrawingView {
  src: string;
  /** «Урдаас», for a set «Том сагс, урдаас». */
  from: string;
  /** «215 см», under it and beside it. */
  below: string;
  beside: string;
  /** The height of the picture for its width of SHEET_WIDE. */
  high: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** As wide as a drawing on a phone, so that 14 units are letters that can be read there. */
export const SHEET_WIDE = 320;
/** Space for the measures, and a margin. */
const LEFT = 48;
const RIGHT = 8;
const TOP = 8;
const BELOW = 44;
const MOST_HIGH = 230;

/** Which measures a side shows: along the floor, and up the wall. */
const MEASURES = {
  front: ['width', 'height'],
  side: ['depth', 'height'],
  above: ['width', 'depth'],
} as const;

/** All sides on one scale and one floor; a side with an unknown measure is not drawn. */
export function drawingViews(drawings: readonly ProductDrawing[], size: ProductSize): DrawingView[] {
  const sides = drawings.flatMap(({ image, alt, seen_from }) => {
    const [across, up] = MEASURES[seen_from];
    const [wide, tall] = [size[across], size[up]];
    return wide === null || tall === null ? [] : [{ image, alt, wide, tall }];
  });
  const widest = Math.max(...sides.map(({ wide }) => wide));
  const tallest = Math.max(...sides.map(({ tall }) => tall));
  const scale = Math.min((SHEET_WIDE - LEFT - RIGHT) / widest, MOST_HIGH / tallest);
  const floor = TOP + Math.ceil(tallest * scale);
  return sides.map(({ image, alt, wide, tall }) => {
    const [width, height] = [tenth(wide * scale), tenth(tall * scale)];
    return {
      src: pictureAddress(image),
      from: alt,
      below: `${wide} см`,
      beside: `${tall} см`,
      high: floor + BELOW,
      x: tenth(LEFT + (SHEET_WIDE - LEFT - RIGHT - width) / 2),
      y: tenth(floor - height),
      width,
      height,
    };
  });
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
