// Made-up catalogues for tests of counts and orders: few values of everything, so that equal ranks and full filters occur.
import fc from 'fast-check';
import {
  type DocumentColumns,
  emptyColumns,
  putDocument,
  type SearchDocument,
} from '../../src/modules/search/index/document-columns.ts';

const NOW = new Date('2026-11-15T02:00:00Z');
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

/** Category → its specifications: a field has different slots in two categories, and one field is in only one. */
export const SLOTS: Record<number, Record<string, number>> = {
  1: { size: 0, shape: 9 },
  2: { shape: 0, size: 4 },
  3: { back: 2 },
};
export const TEXTS = ['нэг', 'хоёр', 'гурав'] as const;
const FIELDS = ['size', 'shape', 'back'];

/** Each category's specifications have their own value ids for the same texts. */
export const valueId = (category: number, field: string, text: string): number =>
  category * 100 + FIELDS.indexOf(field) * 10 + TEXTS.indexOf(text as (typeof TEXTS)[number]) + 1;

const moment = fc.constantFrom(null, day(-9), day(-1), day(1), day(9));
const size = fc.option(fc.integer({ min: 1, max: 12 }), { nil: null });

function document(productId: number): fc.Arbitrary<SearchDocument> {
  const category = fc.integer({ min: 1, max: 3 });
  return category.chain((category_id) =>
    fc.record({
      product_id: fc.constant(productId),
      model_id: fc.integer({ min: 1, max: 12 }),
      category_id: fc.constant(category_id),
      sub_category_id: fc.integer({ min: category_id * 10, max: category_id * 10 + 1 }),
      brand_id: fc.integer({ min: 1, max: 4 }),
      colour_id: fc.integer({ min: 1, max: 3 }),
      popularity: fc.integer({ min: 0, max: 3 }),
      price_tug: fc.integer({ min: 1, max: 9 }).map((thousands) => thousands * 1_000),
      regular_price_tug: fc.constantFrom(9_000, 12_000),
      discount_percent: fc.constantFrom(0, 0, 15, 33),
      discount_ending: fc.constantFrom(0, 100, 900),
      discount_starts_at: moment,
      discount_ends_at: moment,
      published_at: fc.constantFrom(day(-3), day(-2), day(-1)),
      spec_value_ids: specValues(category_id),
      width_cm: size,
      depth_cm: size,
      height_cm: size,
      rating: fc.constantFrom(350, 420, 500),
      is_listed: fc.constantFrom(true, true, true, false),
      is_ready: fc.boolean(),
      is_in_stock: fc.boolean(),
      material: fc.constantFrom(null, 'мод', 'төмөр', 'шил'),
    }),
  );
}

const specValues = (category: number): fc.Arbitrary<number[]> =>
  fc.record(Object.fromEntries(FIELDS.map((field) => [field, fc.constantFrom(null, ...TEXTS)]))).map((chosen) => {
    const values = Array.from({ length: 10 }, () => 0);
    for (const [field, slot] of Object.entries(SLOTS[category] ?? {})) {
      const text = chosen[field] ?? null;
      if (text !== null) values[slot] = valueId(category, field, text);
    }
    return values;
  });

/** The products of a made-up shop, each once. */
export const catalogue: fc.Arbitrary<SearchDocument[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 40 })
  .chain((ids) => fc.tuple(...ids.map(document)));

/** Columns that had to grow, and in which every product had other values before. */
export function columnsOf(documents: readonly SearchDocument[]): DocumentColumns {
  const columns = emptyColumns(2);
  documents.forEach((row, index) => {
    const other = documents[(index + 1) % documents.length] as SearchDocument;
    putDocument(columns, { ...other, product_id: row.product_id }, NOW);
  });
  for (const row of documents) putDocument(columns, row, NOW);
  return columns;
}

/** The current unit price, as a plain formula. */
export function priceNow({
  price_tug,
  discount_percent,
  discount_ending,
  discount_starts_at,
  discount_ends_at,
}: SearchDocument): number {
  const begun = discount_starts_at === null || discount_starts_at.getTime() <= NOW.getTime();
  const over = discount_ends_at !== null && discount_ends_at.getTime() <= NOW.getTime();
  if (!begun || over || discount_percent === 0) return price_tug;
  const exact = Math.floor((price_tug * (100 - discount_percent)) / 100);
  if (discount_ending === 100 && exact >= 100) return exact - (exact % 100);
  if (discount_ending === 900 && exact >= 900) return exact - ((exact + 100) % 1_000);
  return price_tug - Math.floor((price_tug * discount_percent + 50) / 100);
}
