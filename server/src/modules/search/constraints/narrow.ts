import { type DocumentColumns, FACET_SLOTS } from '../index/document-columns.ts';
import type { FacetNames } from '../index/facet-names.ts';
import type { LoadedIndex } from '../index/search-index.ts';
import type { Constraint } from './query-constraint.ts';
import { saysCount } from './read-counts.ts';
import type { SizeBound } from './read-sizes.ts';

type RowIndexes = readonly number[];

/** A typed measure is round: sizes within this share of it match. */
const TOLERANCE = 0.05;

const ELSEWHERE = 2;

const isNear = (measure: number, wanted: number): boolean => Math.abs(measure - wanted) <= wanted * TOLERANCE;

/** What a product's specifications say in centimetres, or 0 … 2 for each of its slots. */
function* sizesOf({ specs }: DocumentColumns, { sizes }: FacetNames, rowIndex: number): Generator<number[]> {
  for (let at = rowIndex * FACET_SLOTS; at < (rowIndex + 1) * FACET_SLOTS; at += 1) {
    const said = sizes.get(specs[at] as number);
    if (said) yield said;
  }
}

type SizeConstraint = Extract<Constraint, { kind: 'size' }>;

function measuresOf(
  { width, depth, height }: DocumentColumns,
  rowIndex: number,
  side: SizeConstraint['side'],
): number[] {
  const ground = [width[rowIndex] as number, depth[rowIndex] as number];
  if (side === 'height') return [height[rowIndex] as number];
  return side === 'ground' ? ground : [...ground, height[rowIndex] as number];
}

/** Each figure matches a different measure. */
function areMet(centimetres: readonly number[], measures: readonly number[], fits: typeof isNear): boolean {
  const left = [...measures];
  return centimetres.every((wanted) => {
    const at = left.findIndex((measure) => measure > 0 && fits(measure, wanted));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

const isWithin: Record<Exclude<SizeBound, 'near'>, (measure: number, wanted: number) => boolean> = {
  below: (measure, wanted) => measure < wanted,
  upTo: (measure, wanted) => measure <= wanted,
  above: (measure, wanted) => measure >= wanted,
};

/** The length of a thing is its longest measure on the ground. */
function byBound(
  rowIndexes: RowIndexes,
  { centimetres: [wanted = 0], side }: SizeConstraint,
  bound: Exclude<SizeBound, 'near'>,
  { columns }: LoadedIndex,
): number[] {
  return rowIndexes.filter((rowIndex) => {
    const measure = Math.max(...measuresOf(columns, rowIndex, side === 'any' ? 'ground' : side));
    return measure > 0 && isWithin[bound](measure, wanted);
  });
}

/** First those whose specification states the size, then those that measure so. */
function bySize(
  rowIndexes: RowIndexes,
  { centimetres, side }: SizeConstraint,
  { columns, names }: LoadedIndex,
): number[] {
  const says = (rowIndex: number) =>
    side !== 'height' &&
    [...sizesOf(columns, names, rowIndex)].some((sizes) => areMet(centimetres, sizes, (one, other) => one === other));
  const measures = (rowIndex: number) => areMet(centimetres, measuresOf(columns, rowIndex, side), isNear);
  const said = rowIndexes.filter(says);
  const known = new Set(said);
  const measured = rowIndexes.filter((rowIndex) => !known.has(rowIndex) && measures(rowIndex));
  // A matching width comes before a matching depth.
  const isWide = (rowIndex: number) => isNear(columns.width[rowIndex] as number, centimetres[0] ?? 0);
  const byWidth = side === 'ground' && centimetres.length === 1 ? Map.groupBy(measured, isWide) : null;
  return [...said, ...(byWidth ? [...(byWidth.get(true) ?? []), ...(byWidth.get(false) ?? [])] : measured)];
}

type CountConstraint = Extract<Constraint, { kind: 'count' }>;

function byCount(
  rowIndexes: RowIndexes,
  { count, attributes }: CountConstraint,
  { columns, names }: LoadedIndex,
): number[] {
  const wanted = new Set(
    [...names.values.values()]
      .filter(({ attribute, text }) => attributes.has(attribute) && saysCount(text, count))
      .map(({ id }) => id),
  );
  return rowIndexes.filter((rowIndex) => {
    const from = rowIndex * FACET_SLOTS;
    return columns.specs.subarray(from, from + FACET_SLOTS).some((id) => wanted.has(id));
  });
}

/** Colours by name; by swatch only where no name matches. */
function byColour(
  rowIndexes: RowIndexes,
  { named, seen }: Extract<Constraint, { kind: 'colour' }>,
  { colour }: DocumentColumns,
): number[] {
  const rank = new Map(named.map((id, position) => [id, position]));
  const called = rowIndexes.filter((rowIndex) => rank.has(colour[rowIndex] as number));
  return called.length > 0 ? called : rowIndexes.filter((rowIndex) => seen.includes(colour[rowIndex] as number));
}

/** The row indexes that meet a constraint; keeps the order, except for a stated size and a room. */
export function meeting(
  constraint: Constraint,
  rowIndexes: RowIndexes,
  loaded: LoadedIndex,
  isEverything = false,
): number[] {
  const { columns } = loaded;
  switch (constraint.kind) {
    case 'price': {
      const [lowest, highest] = constraint.price;
      return rowIndexes.filter(
        (rowIndex) => (columns.price[rowIndex] as number) >= lowest && (columns.price[rowIndex] as number) <= highest,
      );
    }
    case 'cut':
      return rowIndexes.filter((rowIndex) => (columns.cut[rowIndex] as number) > 0);
    case 'cheap':
    case 'dear':
      return [...rowIndexes];
    case 'colour':
      return byColour(rowIndexes, constraint, columns);
    case 'size':
      return constraint.bound === 'near'
        ? bySize(rowIndexes, constraint, loaded)
        : byBound(rowIndexes, constraint, constraint.bound, loaded);
    case 'count':
      return byCount(rowIndexes, constraint, loaded);
    case 'room': {
      const byRank = Map.groupBy(
        rowIndexes,
        (rowIndex) => constraint.shelves.get(columns.subCategory[rowIndex] as number) ?? ELSEWHERE,
      );
      // Without a thing, a room keeps only what stands in it; with one, it only decides the order.
      return [0, 1, ...(isEverything ? [] : [ELSEWHERE])].flatMap((rank) => byRank.get(rank) ?? []);
    }
  }
}
