import type { ProductPackage } from '@tokhi/contract/fields/product-detail';

/** Sides in centimetres, the shortest first. */
type Sides = readonly [number, number, number];

/** The usual door of a flat, and the usual lift of a house in Ulaanbaatar. */
export const DOOR_CM = { width: 80, height: 200 };
export const LIFT_CM: Sides = [100, 120, 210];

export interface PackageFits {
  throughDoor: boolean;
  intoLift: boolean;
  /** «221×103×95»: the box that decides. */
  largest: string;
}

/** Whether the largest box can be brought home; null where the supplier does not tell every side of every box. */
export function packageFits(packages: readonly ProductPackage[]): PackageFits | null {
  const boxes = packages.map(sidesOf);
  const known = boxes.filter((box) => box !== null);
  const largest = known.toSorted((one, other) => volume(other) - volume(one))[0];
  if (largest === undefined || known.length < boxes.length) return null;
  return {
    throughDoor: known.every(goesThroughDoor),
    intoLift: known.every(goesIntoLift),
    largest: largest.toReversed().join('×'),
  };
}

// Carried with its longest side ahead, a box needs an opening for the other two; tilting is left as a reserve.
const goesThroughDoor = ([short, middle]: Sides): boolean => short <= DOOR_CM.width && middle <= DOOR_CM.height;

const goesIntoLift = (box: Sides): boolean => box[0] <= LIFT_CM[0] && box[1] <= LIFT_CM[1] && box[2] <= LIFT_CM[2];

const volume = ([a, b, c]: Sides): number => a * b * c;

// A roll has a length and a diameter instead of width and height.
function sidesOf({ length, width, height, diameter }: ProductPackage): Sides | null {
  const first = width ?? diameter;
  const second = height ?? diameter;
  if (length === null || first === null || second === null) return null;
  const [a, b, c] = [length, first, second].sort((one, other) => one - other);
  return a === undefined || b === undefined || c === undefined ? null : [a, b, c];
}
