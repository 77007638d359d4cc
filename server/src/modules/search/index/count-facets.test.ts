import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue, columnsOf, priceNow, SLOTS, TEXTS, valueId } from '../../../../test/search/catalogue-of-test.ts';
import { countFiltered, countUnfiltered, type Scope } from './count-facets.ts';
import type { SearchDocument } from './document-columns.ts';
import type { Filters, Range, SpecFilter } from './filters.ts';

/** A filter by name, and whether a product passes it. */
type Asked = Map<string, (row: SearchDocument) => boolean>;

const range = (highest: number): fc.Arbitrary<Range | undefined> =>
  fc.option(
    fc
      .tuple(fc.nat(highest), fc.nat(highest))
      .map(([one, other]): Range => [Math.min(one, other), Math.max(one, other)]),
    { nil: undefined, freq: 3 },
  );
const some = <Choice>(...choices: Choice[]): fc.Arbitrary<Choice[]> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant<Choice[]>([]) }, fc.subarray(choices, { minLength: 1 }));

const specFilter = (field: string): fc.Arbitrary<SpecFilter> =>
  some<string>(...TEXTS, 'байхгүй').map((texts) => ({
    field,
    valueIds: new Set(
      Object.keys(SLOTS).flatMap((category) =>
        texts.filter((text) => TEXTS.includes(text as never)).map((text) => valueId(Number(category), field, text)),
      ),
    ),
    slots: new Map(
      Object.entries(SLOTS).flatMap(([id, slots]) => (field in slots ? [[Number(id), slots[field] ?? 0]] : [])),
    ),
  }));

const filters: fc.Arbitrary<Filters> = fc.record({
  subCategories: some(10, 11, 20, 21, 30, 999),
  brands: some(1, 2, 3, 4, 999, -1),
  colours: some(1, 2, 3, -1),
  materials: some('мод', 'төмөр', 'шил', 'алт'),
  ready: fc.constantFrom(false, false, true),
  price: range(9_000),
  width: range(12),
  depth: range(12),
  height: range(12),
  specs: some('size', 'shape', 'back', 'nothing').chain((fields) => fc.tuple(...fields.map(specFilter))),
});

const scope = (documents: readonly SearchDocument[]): fc.Arbitrary<Scope> =>
  fc.oneof(
    fc.record({ kind: fc.constant('category' as const), id: fc.constantFrom(1, 2, 3, 9) }),
    fc.record({ kind: fc.constant('subCategory' as const), id: fc.constantFrom(10, 20, 31, 99) }),
    fc.record({ kind: fc.constant('brand' as const), id: fc.constantFrom(1, 4, 99) }),
    fc.shuffledSubarray([...documents.keys()]).map((rowIndexes) => ({ kind: 'places' as const, rowIndexes })),
  );

/** Each filter as a plain predicate on the row, without columns, slots or sets. */
function asked(filters: Filters): Asked {
  const tests: Asked = new Map();
  const among = (name: string, chosen: readonly unknown[], value: (row: SearchDocument) => unknown) => {
    if (chosen.length > 0) tests.set(name, (row) => chosen.includes(value(row)));
  };
  const within = (name: string, bounds: Range | undefined, value: (row: SearchDocument) => number | null) => {
    if (bounds) tests.set(name, (row) => (value(row) ?? -1) >= bounds[0] && (value(row) ?? -1) <= bounds[1]);
  };
  among('sub', filters.subCategories, (row) => row.sub_category_id);
  among('brand', filters.brands, (row) => row.brand_id);
  among('colour', filters.colours, (row) => row.colour_id);
  among('material', filters.materials, (row) => row.material);
  if (filters.ready) tests.set('ready', (row) => row.is_ready);
  within('price', filters.price, priceNow);
  within('width', filters.width, (row) => row.width_cm);
  within('depth', filters.depth, (row) => row.depth_cm);
  within('height', filters.height, (row) => row.height_cm);
  for (const { field, valueIds } of filters.specs) {
    tests.set(`spec ${field}`, (row) => valueIds.has(specOf(row, field)));
  }
  return tests;
}

function specOf(row: SearchDocument, field: string): number {
  const slot = SLOTS[row.category_id]?.[field];
  return slot === undefined ? 0 : (row.spec_value_ids[slot] ?? 0);
}

const isIn = (row: SearchDocument, rowIndex: number, scope: Scope): boolean => {
  if (scope.kind === 'places') return Array.from(scope.rowIndexes).includes(rowIndex);
  const own = { category: row.category_id, subCategory: row.sub_category_id, brand: row.brand_id };
  return own[scope.kind] === scope.id;
};

const tally = (values: readonly (string | number | null)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) if (value !== null && value !== 0) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
const counted = (counts: Int32Array, name: (id: number) => string | number = (id) => id): Record<string, number> =>
  Object.fromEntries([...counts.entries()].flatMap(([id, count]) => (id > 0 && count > 0 ? [[name(id), count]] : [])));

const bounds = (sizes: readonly (number | null)[]) => {
  const known = sizes.filter((size) => size !== null);
  return known.length === 0 ? null : { min: Math.min(...known), max: Math.max(...known) };
};

/** The naive counts: one pass over the rows for each list. */
function recount(documents: readonly SearchDocument[], scope: Scope, filters: Filters) {
  const tests = asked(filters);
  const inScope = documents.filter((row, rowIndex) => row.is_listed && isIn(row, rowIndex, scope));
  const passing = (but?: string) =>
    inScope.filter((row) => [...tests].every(([name, passes]) => name === but || passes(row)));
  const values = ['size', 'shape', 'back'].map((field) => passing(`spec ${field}`).map((row) => specOf(row, field)));
  return {
    total: passing().length,
    found: passing().map((row) => row.product_id),
    maxPrice: Math.max(0, ...inScope.map(priceNow)),
    sizes: {
      width: bounds(inScope.map((row) => row.width_cm)),
      depth: bounds(inScope.map((row) => row.depth_cm)),
      height: bounds(inScope.map((row) => row.height_cm)),
    },
    ready: passing('ready').filter((row) => row.is_ready).length,
    sub: tally(passing('sub').map((row) => row.sub_category_id)),
    brand: tally(passing('brand').map((row) => row.brand_id)),
    colour: tally(passing('colour').map((row) => row.colour_id)),
    material: tally(passing('material').map((row) => row.material)),
    value: tally(values.flat()),
    categories: tally(inScope.map((row) => row.category_id)),
  };
}

const shop = catalogue.chain((documents) => fc.tuple(fc.constant(documents), scope(documents), filters));

test('every count of a list is what a plain recount gives, whatever the catalogue and the filters', () => {
  fc.assert(
    fc.property(shop, ([documents, scope, filters]) => {
      const columns = columnsOf(documents);
      const counts = countFiltered(columns, countUnfiltered(columns, scope), filters);
      const found = [...counts.rowIndexes].map((rowIndex) => columns.productId[rowIndex] as number);
      const order = scope.kind === 'places' ? Array.from(scope.rowIndexes) : [...documents.keys()];
      const plain = recount(documents, scope, filters);
      expect(found).toEqual(
        order.map((rowIndex) => documents[rowIndex]?.product_id ?? 0).filter((id) => plain.found.includes(id)),
      );
      expect({
        total: counts.total,
        found: found.toSorted((one, other) => one - other),
        maxPrice: counts.maxPrice,
        sizes: counts.sizes,
        ready: counts.ready,
        sub: counted(counts.sub),
        brand: counted(counts.brand),
        colour: counted(counts.colour),
        material: counted(counts.material, (id) => columns.materials[id] ?? ''),
        value: counted(counts.value),
        categories: Object.fromEntries(counts.categories),
      }).toEqual({ ...plain, found: plain.found.toSorted((one, other) => one - other) });
    }),
    { numRuns: 500 },
  );
});
