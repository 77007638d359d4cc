// What lies flat, is soft or leans on a wall in the pictures is not drawn by Blender: its plain form follows from its size.
import type { Shape } from './outline.ts';

interface Size {
  width: number;
  depth: number;
  height: number;
}

const ROUND_STEPS = 48;

function ellipse(wide: number, high: number): Shape {
  const points = Array.from({ length: ROUND_STEPS }, (_, n) => {
    const angle = (2 * Math.PI * n) / ROUND_STEPS;
    return [wide / 2 + (wide / 2) * Math.cos(angle), high / 2 + (high / 2) * Math.sin(angle)] as const;
  });
  return { points, tube: null };
}

const rectangle = (wide: number, high: number, inset = 0): Shape => ({
  points: [
    [inset, inset],
    [wide - inset, inset],
    [wide - inset, high - inset],
    [inset, high - inset],
  ],
  tube: null,
});

/** From above, with the seam or border that rugs, towels and bed linen have. */
export function lying({ width, depth }: Size, isRound: boolean): Shape[] {
  if (isRound) return [ellipse(width, depth)];
  return [rectangle(width, depth), rectangle(width, depth, Math.min(width, depth) / 30)];
}

/** A plate from above: its rim and its well. */
export function plate({ width, depth }: Size): Shape[] {
  const well = ellipse(width * 0.66, depth * 0.66);
  const moved = well.points.map(([x, y]) => [x + width * 0.17, y + depth * 0.17] as const);
  return [ellipse(width, depth), { points: moved, tube: null }];
}

/** A pillow from above: the corners stay, the sides are drawn in by the filling. */
export function pillow({ width, depth }: Size): Shape[] {
  const drawnIn = Math.min(width, depth) * 0.04;
  const points = [
    ...side([0, 0], [width, 0], [0, drawnIn]),
    ...side([width, 0], [width, depth], [-drawnIn, 0]),
    ...side([width, depth], [0, depth], [0, -drawnIn]),
    ...side([0, depth], [0, 0], [drawnIn, 0]),
  ];
  return [{ points, tube: null }];
}

/** The same from its side: thick in the middle, thin at the seam. */
export function pillowFromSide({ depth, height }: Size): Shape[] {
  const bulge = (up: number) =>
    Array.from({ length: ROUND_STEPS }, (_, n) => {
      const along = n / ROUND_STEPS;
      const part = up > 0 ? along : 1 - along;
      return [depth * part, height / 2 - up * (height / 2) * Math.sin(Math.PI * part) ** 0.6] as const;
    });
  return [{ points: [...bulge(1), ...bulge(-1)], tube: null }];
}

/** One curtain, spread out: a heading tape, and the folds it falls in. */
export function curtain({ width, height }: Size): Shape[] {
  const fold = (part: number): Shape => ({
    points: [
      [width * part, height * 0.04],
      [width * part, height],
    ],
    tube: null,
    open: true,
  });
  return [rectangle(width, height), rectangle(width, height * 0.04), ...[0.2, 0.4, 0.6, 0.8].map(fold)];
}

/** A board from its edge. */
export const edge = ({ depth, height }: Size): Shape[] => [rectangle(depth, height)];

function side(
  [x0, y0]: [number, number],
  [x1, y1]: [number, number],
  [inX, inY]: [number, number],
): (readonly [number, number])[] {
  return Array.from({ length: 8 }, (_, n) => {
    const along = n / 8;
    const deep = Math.sin(Math.PI * along);
    return [x0 + (x1 - x0) * along + inX * deep, y0 + (y1 - y0) * along + inY * deep] as const;
  });
}
