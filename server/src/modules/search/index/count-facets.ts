import { type DocumentColumns, FACET_SLOTS } from './document-columns.ts';
import { type ActiveFilter, activeFilters, type Facet, type Filters } from './filters.ts';

/** The products of a list before filters: a shelf, a brand, or given row indexes (a search, an event). */
export type Scope =
  | { kind: 'category' | 'subCategory' | 'brand'; id: number }
  | { kind: 'places'; rowIndexes: ArrayLike<number> };

interface SizeBounds {
  min: number;
  max: number;
}

export interface FacetCounts {
  total: number;
  /** Row indexes that pass every filter, in the scope's order. */
  rowIndexes: Uint32Array;
  /** Of the whole scope, ignoring filters: the ends of sliders must not move in use. */
  maxPrice: number;
  sizes: { width: SizeBounds | null; depth: SizeBounds | null; height: SizeBounds | null };
  ready: number;
  /** Counts by id (sub-category, brand, colour, specification value) or by material number. */
  sub: Int32Array;
  brand: Int32Array;
  colour: Int32Array;
  material: Int32Array;
  value: Int32Array;
  /** How many products of the scope each category has, to choose the specification groups. */
  categories: Map<number, number>;
}

/** Counts every listed product of the scope, without filters. */
export function countUnfiltered(columns: DocumentColumns, scope: Scope): FacetCounts {
  const candidates = scope.kind === 'places' ? scope.rowIndexes : null;
  const column = scope.kind === 'places' ? null : columns[scope.kind];
  const wanted = scope.kind === 'places' ? 0 : scope.id;
  const length = candidates?.length ?? columns.count;

  const counts = emptyCounts(columns);
  const listed: number[] = [];
  const sizes = { width: bounds(), depth: bounds(), height: bounds() };
  for (let n = 0; n < length; n += 1) {
    const rowIndex = candidates === null ? n : (candidates[n] as number);
    if (column !== null && column[rowIndex] !== wanted) continue;
    if (columns.isListed[rowIndex] === 0) continue;
    listed.push(rowIndex);
    countEverywhere(columns, counts, rowIndex);
    counts.maxPrice = Math.max(counts.maxPrice, columns.price[rowIndex] as number);
    widen(sizes.width, columns.width[rowIndex] as number);
    widen(sizes.depth, columns.depth[rowIndex] as number);
    widen(sizes.height, columns.height[rowIndex] as number);
    const category = columns.category[rowIndex] as number;
    counts.categories.set(category, (counts.categories.get(category) ?? 0) + 1);
  }
  counts.total = listed.length;
  counts.rowIndexes = Uint32Array.from(listed);
  counts.sizes = { width: known(sizes.width), depth: known(sizes.depth), height: known(sizes.height) };
  return counts;
}

/**
 * The same with filters, in one pass over the scope. A product that passes all filters counts everywhere; one that fails a single filter
 * counts only in that filter's own list, which shows how many products its other choices would add (disjunctive counts).
 */
export function countFiltered(columns: DocumentColumns, unfiltered: FacetCounts, filters: Filters): FacetCounts {
  const active = activeFilters(columns, filters);
  const { maxPrice, sizes, categories } = unfiltered;
  const counts = { ...emptyCounts(columns), maxPrice, sizes, categories };
  const passed: number[] = [];
  for (const rowIndex of unfiltered.rowIndexes) {
    const failed = failedFilter(active, rowIndex);
    if (failed === 'none') {
      passed.push(rowIndex);
      countEverywhere(columns, counts, rowIndex);
    } else if (failed !== 'several') {
      countIn(columns, counts, rowIndex, failed);
    }
  }
  counts.total = passed.length;
  counts.rowIndexes = Uint32Array.from(passed);
  return counts;
}

const emptyCounts = ({ highest, materials }: DocumentColumns): FacetCounts => ({
  total: 0,
  rowIndexes: new Uint32Array(0),
  maxPrice: 0,
  sizes: { width: null, depth: null, height: null },
  ready: 0,
  sub: new Int32Array(highest.subCategory + 1),
  brand: new Int32Array(highest.brand + 1),
  colour: new Int32Array(highest.colour + 1),
  material: new Int32Array(materials.length),
  value: new Int32Array(highest.value + 1),
  categories: new Map(),
});

/** The one filter that a product fails, if it fails exactly one. */
function failedFilter(active: readonly ActiveFilter[], rowIndex: number): Facet | 'none' | 'several' {
  let failed: Facet | 'none' = 'none';
  for (const filter of active) {
    if (filter.passes(rowIndex)) continue;
    if (failed !== 'none') return 'several';
    failed = filter.facet;
  }
  return failed;
}

const one = (counts: Int32Array, at: number): void => {
  counts[at] = (counts[at] as number) + 1;
};

function countEverywhere(columns: DocumentColumns, counts: FacetCounts, rowIndex: number): void {
  one(counts.sub, columns.subCategory[rowIndex] as number);
  one(counts.brand, columns.brand[rowIndex] as number);
  one(counts.colour, columns.colour[rowIndex] as number);
  one(counts.material, columns.material[rowIndex] as number);
  counts.ready += columns.isReady[rowIndex] as number;
  for (let at = rowIndex * FACET_SLOTS; at < (rowIndex + 1) * FACET_SLOTS; at += 1) {
    one(counts.value, columns.specs[at] as number);
  }
}

function countIn(columns: DocumentColumns, counts: FacetCounts, rowIndex: number, facet: Facet): void {
  if (facet === 'sub') one(counts.sub, columns.subCategory[rowIndex] as number);
  else if (facet === 'brand') one(counts.brand, columns.brand[rowIndex] as number);
  else if (facet === 'colour') one(counts.colour, columns.colour[rowIndex] as number);
  else if (facet === 'material') one(counts.material, columns.material[rowIndex] as number);
  // Failing only «ready» adds nothing to its own count, which counts ready products; sliders have no counts.
  else if (typeof facet === 'object') {
    const slot = facet.slots.get(columns.category[rowIndex] as number);
    if (slot !== undefined) one(counts.value, columns.specs[rowIndex * FACET_SLOTS + slot] as number);
  }
}

const bounds = (): SizeBounds => ({ min: Number.POSITIVE_INFINITY, max: 0 });

function widen(size: SizeBounds, value: number): void {
  if (value === 0) return;
  if (value < size.min) size.min = value;
  if (value > size.max) size.max = value;
}

const known = (size: SizeBounds): SizeBounds | null => (size.max === 0 ? null : size);
