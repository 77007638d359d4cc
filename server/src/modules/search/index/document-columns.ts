// The narrow rows of search_docs as typed arrays: filters, counts and orders scan them, some 100 bytes a product. A copy of derived data
// only; a process can drop it and load it again.
import { priceShown } from '@tokhi/rules/money/price-shown';
import { runningPercent, salePrice } from '@tokhi/rules/money/sale-price';

export const FACET_SLOTS = 10;

/** A row of search_docs. */
export interface SearchDocument {
  product_id: number;
  model_id: number;
  category_id: number;
  sub_category_id: number;
  brand_id: number;
  colour_id: number;
  popularity: number;
  price_tug: number;
  regular_price_tug: number;
  discount_percent: number;
  discount_ending: number;
  discount_starts_at: Date | null;
  discount_ends_at: Date | null;
  published_at: Date | null;
  spec_value_ids: number[];
  width_cm: number | null;
  depth_cm: number | null;
  height_cm: number | null;
  rating: number;
  is_listed: boolean;
  is_ready: boolean;
  is_in_stock: boolean;
  material: string | null;
}

/** One array per column; `rowIndex` is a product's position in all of them. */
export interface DocumentColumns {
  count: number;
  productId: Int32Array;
  isListed: Uint8Array;
  model: Int32Array;
  category: Int32Array;
  subCategory: Int32Array;
  brand: Int32Array;
  colour: Int32Array;
  material: Int32Array;
  popularity: Int32Array;
  /** The unit price at the moment of the last update. */
  price: Float64Array;
  /** Whole percent below the regular price. */
  cut: Uint8Array;
  publishedSeconds: Float64Array;
  rating: Uint16Array;
  isReady: Uint8Array;
  isInStock: Uint8Array;
  /** Centimetres; 0 where the piece has no such size. */
  width: Uint16Array;
  depth: Uint16Array;
  height: Uint16Array;
  /** FACET_SLOTS value ids a product; 0 where it has none. */
  specs: Int32Array;
  /** product id → row index, or -1. */
  rowIndexOf: Int32Array;
  /** Material names by number; number 0 is "none". */
  materials: string[];
  /** The highest ids: the lengths of the count arrays. */
  highest: { model: number; subCategory: number; brand: number; colour: number; value: number };
}

const MATERIAL_NUMBERS = new WeakMap<DocumentColumns, Map<string, number>>();

export function emptyColumns(capacity = 1_024): DocumentColumns {
  const columns: DocumentColumns = {
    count: 0,
    ...arrays(capacity),
    rowIndexOf: new Int32Array(capacity).fill(-1),
    materials: [''],
    highest: { model: 0, subCategory: 0, brand: 0, colour: 0, value: 0 },
  };
  MATERIAL_NUMBERS.set(columns, new Map());
  return columns;
}

export const bytesOf = (columns: DocumentColumns): number =>
  Object.values(columns).reduce((sum, column) => sum + (ArrayBuffer.isView(column) ? column.byteLength : 0), 0);

const arrays = (capacity: number) => ({
  productId: new Int32Array(capacity),
  isListed: new Uint8Array(capacity),
  model: new Int32Array(capacity),
  category: new Int32Array(capacity),
  subCategory: new Int32Array(capacity),
  brand: new Int32Array(capacity),
  colour: new Int32Array(capacity),
  material: new Int32Array(capacity),
  popularity: new Int32Array(capacity),
  price: new Float64Array(capacity),
  cut: new Uint8Array(capacity),
  publishedSeconds: new Float64Array(capacity),
  rating: new Uint16Array(capacity),
  isReady: new Uint8Array(capacity),
  isInStock: new Uint8Array(capacity),
  width: new Uint16Array(capacity),
  depth: new Uint16Array(capacity),
  height: new Uint16Array(capacity),
  specs: new Int32Array(capacity * FACET_SLOTS),
});

/** Inserts or replaces a product; returns its row index. */
export function putDocument(columns: DocumentColumns, row: SearchDocument, now: Date): number {
  const known = columns.rowIndexOf[row.product_id] ?? -1;
  const rowIndex = known === -1 ? newRowIndex(columns, row.product_id) : known;
  columns.productId[rowIndex] = row.product_id;
  columns.isListed[rowIndex] = Number(row.is_listed);
  columns.model[rowIndex] = row.model_id;
  columns.category[rowIndex] = row.category_id;
  columns.subCategory[rowIndex] = row.sub_category_id;
  columns.brand[rowIndex] = row.brand_id;
  columns.colour[rowIndex] = row.colour_id;
  columns.material[rowIndex] = materialNumber(columns, row.material);
  columns.popularity[rowIndex] = row.popularity;
  columns.publishedSeconds[rowIndex] = (row.published_at?.getTime() ?? 0) / 1_000;
  columns.rating[rowIndex] = row.rating;
  columns.isReady[rowIndex] = Number(row.is_ready);
  columns.isInStock[rowIndex] = Number(row.is_in_stock);
  columns.width[rowIndex] = row.width_cm ?? 0;
  columns.depth[rowIndex] = row.depth_cm ?? 0;
  columns.height[rowIndex] = row.height_cm ?? 0;
  columns.specs.set(row.spec_value_ids.slice(0, FACET_SLOTS), rowIndex * FACET_SLOTS);
  priceAt(columns, rowIndex, row, now);
  const { highest } = columns;
  highest.model = Math.max(highest.model, row.model_id);
  highest.subCategory = Math.max(highest.subCategory, row.sub_category_id);
  highest.brand = Math.max(highest.brand, row.brand_id);
  highest.colour = Math.max(highest.colour, row.colour_id);
  highest.value = Math.max(highest.value, ...row.spec_value_ids);
  return rowIndex;
}

export type Prices = Pick<
  SearchDocument,
  'price_tug' | 'regular_price_tug' | 'discount_percent' | 'discount_ending' | 'discount_starts_at' | 'discount_ends_at'
>;

/** The price at this moment, by the same rule as on the card and in the order. */
export function priceAt(columns: DocumentColumns, rowIndex: number, row: Prices, now: Date): void {
  const percent = runningPercent(
    { percent: row.discount_percent, startsAt: row.discount_starts_at, endsAt: row.discount_ends_at },
    now,
  );
  const { salePriceTug } = salePrice(row.price_tug, percent, row.discount_ending);
  columns.price[rowIndex] = salePriceTug;
  const shown = priceShown({ regularTug: row.regular_price_tug, salePriceTug, family: false });
  columns.cut[rowIndex] = shown.cutPercent;
}

function materialNumber(columns: DocumentColumns, name: string | null): number {
  if (name === null) return 0;
  const numbers = MATERIAL_NUMBERS.get(columns);
  const known = numbers?.get(name);
  if (known !== undefined) return known;
  const number = columns.materials.push(name) - 1;
  numbers?.set(name, number);
  return number;
}

function newRowIndex(columns: DocumentColumns, productId: number): number {
  if (productId >= columns.rowIndexOf.length) {
    const longer = new Int32Array(Math.max(productId + 1, columns.rowIndexOf.length * 2)).fill(-1);
    longer.set(columns.rowIndexOf);
    columns.rowIndexOf = longer;
  }
  const rowIndex = columns.count;
  if (rowIndex === columns.productId.length) grow(columns, rowIndex * 2);
  columns.count += 1;
  columns.rowIndexOf[productId] = rowIndex;
  return rowIndex;
}

function grow(columns: DocumentColumns, capacity: number): void {
  const longer = arrays(capacity);
  for (const name of Object.keys(longer) as (keyof typeof longer)[]) longer[name].set(columns[name]);
  Object.assign(columns, longer);
}
