import type { SortOrder } from '@tokhi/contract/fields/paging';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue, columnsOf, priceNow } from '../../../../test/search/catalogue-of-test.ts';
import type { SearchDocument } from './document-columns.ts';
import { firstPlaces, order } from './first-places.ts';

const roomOf = ({ width_cm, depth_cm, height_cm }: SearchDocument) =>
  width_cm && depth_cm && height_cm ? width_cm * depth_cm * height_cm : Number.POSITIVE_INFINITY;
const cutOf = (row: SearchDocument) =>
  Math.round(((row.regular_price_tug - priceNow(row)) * 100) / row.regular_price_tug);
const publishedAt = (row: SearchDocument) => row.published_at?.getTime() ?? 0;
const popular = (row: SearchDocument) => [-row.popularity, row.product_id];

/** What each order looks at, smallest first. */
const RANKS: Record<SortOrder, (row: SearchDocument) => number[]> = {
  popular,
  newest: (row) => [-publishedAt(row), -row.product_id],
  'price-up': (row) => [priceNow(row), row.product_id],
  'price-down': (row) => [-priceNow(row), -row.product_id],
  discount: (row) => [-cutOf(row), ...popular(row)],
  rating: (row) => [-row.rating, ...popular(row)],
  size: (row) => [roomOf(row), ...popular(row)],
};

function plainSort(documents: readonly SearchDocument[], ranks: (row: SearchDocument) => number[]): number[] {
  const before = (one: number[], other: number[]): number => {
    const differs = one.findIndex((rank, index) => rank !== other[index]);
    return differs === -1 ? 0 : (one[differs] as number) < (other[differs] as number) ? -1 : 1;
  };
  return documents.toSorted((one, other) => before(ranks(one), ranks(other))).map((row) => row.product_id);
}

function pages(places: number[], comes: (a: number, b: number) => number, size: number): number[] {
  const all: number[] = [];
  for (let offset = 0; offset < places.length; offset += size) {
    const page = firstPlaces(places, comes, offset, size);
    expect(page.length).toBe(Math.min(size, places.length - offset));
    all.push(...page);
  }
  return all;
}

const pageSize = fc.integer({ min: 1, max: 9 });

test.each(Object.keys(RANKS) as SortOrder[])(
  'the pages of the order %s follow one another as a plain sort does',
  (sort) => {
    fc.assert(
      fc.property(catalogue, pageSize, (documents, size) => {
        const columns = columnsOf(documents);
        const found = pages([...documents.keys()], order(columns, sort), size).map((place) => columns.productId[place]);
        expect(found).toEqual(plainSort(documents, RANKS[sort]));
      }),
      { numRuns: 100 },
    );
  },
);

test('a page behind the end is empty', () => {
  expect(firstPlaces([2, 0, 1], (one, other) => one - other, 30, 30)).toEqual([]);
  expect(firstPlaces([], (one, other) => one - other, 0, 30)).toEqual([]);
});
