import type { DocumentColumns } from './document-columns.ts';
import { FACET_SLOTS } from './document-columns.ts';

/** Lowest and highest, both included. */
export type Range = readonly [lowest: number, highest: number];

/** The filters of a list: OR inside one filter, AND between them. An empty or missing one filters nothing. */
export interface Filters {
  subCategories: readonly number[];
  brands: readonly number[];
  colours: readonly number[];
  materials: readonly string[];
  ready: boolean;
  price?: Range | undefined;
  width?: Range | undefined;
  depth?: Range | undefined;
  height?: Range | undefined;
  specs: readonly SpecFilter[];
}

/** A specification by its code; each category has its own slot and value ids for it. */
export interface SpecFilter {
  field: string;
  valueIds: ReadonlySet<number>;
  /** Category id → facet slot; a category without the specification cannot match. */
  slots: ReadonlyMap<number, number>;
}

/** A filter does not narrow the counts of its own list: `facet` names that list. */
export type Facet = 'sub' | 'brand' | 'colour' | 'material' | 'ready' | 'bounds' | SpecFilter;

export interface ActiveFilter {
  facet: Facet;
  passes(rowIndex: number): boolean;
}

/** The filters that are set, each as a test of one row index. */
export function activeFilters(columns: DocumentColumns, filters: Filters): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const among = (facet: Facet, column: Int32Array, chosen: readonly number[], highest: number) => {
    if (chosen.length === 0) return;
    const wanted = flags(chosen, highest);
    active.push({ facet, passes: (rowIndex) => wanted[column[rowIndex] as number] === 1 });
  };
  const within = (column: Float64Array | Uint16Array, range: Range | undefined, zeroIsNone: boolean) => {
    if (range === undefined) return;
    const [lowest, highest] = range;
    active.push({
      facet: 'bounds',
      passes: (rowIndex) => {
        const value = column[rowIndex] as number;
        return value >= lowest && value <= highest && !(zeroIsNone && value === 0);
      },
    });
  };
  const { highest, materials } = columns;
  among('sub', columns.subCategory, filters.subCategories, highest.subCategory);
  among('brand', columns.brand, filters.brands, highest.brand);
  among('colour', columns.colour, filters.colours, highest.colour);
  // A material that no product has any more stays in the filter and finds nothing.
  among(
    'material',
    columns.material,
    filters.materials.map((name) => materials.indexOf(name)),
    materials.length,
  );
  if (filters.ready) active.push({ facet: 'ready', passes: (rowIndex) => columns.isReady[rowIndex] === 1 });
  within(columns.price, filters.price, false);
  within(columns.width, filters.width, true);
  within(columns.depth, filters.depth, true);
  within(columns.height, filters.height, true);
  for (const spec of filters.specs) {
    const slotOf: number[] = [];
    for (const [category, slot] of spec.slots) slotOf[category] = slot;
    const wanted = flags(spec.valueIds, highest.value);
    active.push({
      facet: spec,
      passes: (rowIndex) => {
        const slot = slotOf[columns.category[rowIndex] as number];
        return slot !== undefined && wanted[columns.specs[rowIndex * FACET_SLOTS + slot] as number] === 1;
      },
    });
  }
  return active;
}

/** One byte per id: tested some hundred thousand times a list; a Set takes three times as long. */
function flags(chosen: Iterable<number>, highest: number): Uint8Array {
  const wanted = new Uint8Array(highest + 1);
  for (const id of chosen) if (id >= 0 && id <= highest) wanted[id] = 1;
  return wanted;
}
