import type { ProductPackage, ProductSize } from '@tokhi/contract/fields/product-detail';

/** Sides in centimetres, the shortest first. */
export type Sides = readonly [number, number, number];

/** The usual door of a flat, and the usual lift of a house in Ulaanbaatar. */
export const DOOR_CM = { width: 80, height: 200 };
export const LIFT_CM: Sides = [100, 120, 210];

export interface PackageFits {
  throughDoor: boolean;
  intoLift: boolean;
  /** «221×103×95»: the decisive box. */
  largest: string;
  /** Whether the assembled piece itself fits where its box does not. */
  unpacked: boolean;
}

/** Whether the largest box can be brought home; null unless the supplier states every side of every box. */
export function packageFits(packages: readonly ProductPackage[], size: ProductSize): PackageFits | null {
  const boxes = packages.map(sidesOf);
  const known = boxes.filter((box) => box !== null);
  const largest = known.toSorted((one, other) => volume(other) - volume(one))[0];
  if (largest === undefined || known.length < boxes.length) return null;
  const piece = sorted([size.width, size.depth, size.height]);
  return {
    throughDoor: known.every((box) => goesThroughDoor(box)),
    intoLift: known.every(goesIntoLift),
    largest: largest.toReversed().join('×'),
    unpacked: piece !== null && goesThroughDoor(piece) && goesIntoLift(piece),
  };
}

// Carried lengthwise, a box needs an opening for the other two sides; tilting is left as a reserve.
export const goesThroughDoor = ([short, middle]: Sides, doorCm: number = DOOR_CM.width): boolean =>
  short <= doorCm && middle <= DOOR_CM.height;

const goesIntoLift = (box: Sides): boolean => box[0] <= LIFT_CM[0] && box[1] <= LIFT_CM[1] && box[2] <= LIFT_CM[2];

const volume = ([a, b, c]: Sides): number => a * b * c;

// A roll has a length and a diameter instead of width and height.
export const sidesOf = ({ length, width, height, diameter }: ProductPackage): Sides | null =>
  sorted([length, width ?? diameter, height ?? diameter]);

export function sorted(sides: (number | null)[]): Sides | null {
  const [a, b, c] = sides.filter((side) => side !== null).sort((one, other) => one - other);
  return a === undefined || b === undefined || c === undefined ? null : [a, b, c];
}
