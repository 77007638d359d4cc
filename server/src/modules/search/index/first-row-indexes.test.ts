import type { SortOrder } from '@tokhi/contract/fields/paging';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue, columnsOf, priceNow } from '../../../../test/search/catalogue-of-test.ts';
import type { SearchDocument } from './document-columns.ts';
import { firstRowIndexes, order } from './first-row-indexes.ts';

const roomOf = ({ width_cm, depth_cm, height_cm }: SearchDocument) =>
  width_cm && depth_cm && height_cm ? width_cm * depth_cm * height_cm : Number.POSITIVE_INFINITY;
const cutOf = (row: SearchDocument) =>
  Math.round(((row.regular_price_tug - priceNow(row)) * 100) / row.regular_price_tug);
const publishedAt = (row: SearchDocument) => row.published_at?.getTime() ?? 0;
const popular = (row: SearchDocument) => [-row.popularity, row.product_id];
/** How many colours of its model sell better. */
const rankOf = (row: SearchDocument, documents: readonly SearchDocument[]) =>
  documents
    .filter(({ model_id }) => model_id === row.model_id)
    .toSorted(byRanks(popular))
    .indexOf(row);

/** The sort keys of each order, smallest first. */
const RANKS: Record<SortOrder, (row: SearchDocument, documents: readonly SearchDocument[]) => number[]> = {
  popular: (row, documents) => [rankOf(row, documents), ...popular(row)],
  newest: (row) => [-publishedAt(row), -row.product_id],
  'price-up': (row) => [priceNow(row), row.product_id],
  'price-down': (row) => [-priceNow(row), -row.product_id],
  discount: (row) => [-cutOf(row), ...popular(row)],
  rating: (row) => [-row.rating, ...popular(row)],
  size: (row) => [roomOf(row), ...popular(row)],
};

function byRanks(ranks: (row: SearchDocument) => number[]) {
  return (one: SearchDocument, other: SearchDocument): number => {
    const others = ranks(other);
    return (
      ranks(one)
        .map((rank, index) => Math.sign(rank - (others[index] as number)) || 0)
        .find((differs) => differs !== 0) ?? 0
    );
  };
}

function pages(rowIndexes: number[], comes: (a: number, b: number) => number, size: number): number[] {
  const all: number[] = [];
  for (let offset = 0; offset < rowIndexes.length; offset += size) {
    const page = firstRowIndexes(rowIndexes, comes, offset, size);
    expect(page.length).toBe(Math.min(size, rowIndexes.length - offset));
    all.push(...page);
  }
  return all;
}

/** A shop, and the products of one list: a model's colour there is not always its best seller. */
const lists = catalogue.chain((documents) =>
  fc.tuple(fc.constant(documents), fc.shuffledSubarray([...documents.keys()])),
);
const pageSize = fc.integer({ min: 1, max: 9 });

test.each(Object.keys(RANKS) as SortOrder[])(
  'the pages of the order %s follow one another as a plain sort does',
  (sort) => {
    fc.assert(
      fc.property(lists, pageSize, ([documents, rowIndexes], size) => {
        const columns = columnsOf(documents);
        const found = pages(rowIndexes, order(columns, sort, rowIndexes), size).map(
          (rowIndex) => columns.productId[rowIndex],
        );
        const listed = rowIndexes.map((rowIndex) => documents[rowIndex] as SearchDocument);
        const plain = listed.toSorted(byRanks((row) => RANKS[sort](row, listed)));
        expect(found).toEqual(plain.map(({ product_id }) => product_id));
      }),
      { numRuns: 100 },
    );
  },
);

test('a page behind the end is empty', () => {
  expect(firstRowIndexes([2, 0, 1], (one, other) => one - other, 30, 30)).toEqual([]);
  expect(firstRowIndexes([], (one, other) => one - other, 0, 30)).toEqual([]);
});

test('by popularity every model is shown once before any of them in a second colour', () => {
  fc.assert(
    fc.property(lists, ([documents, rowIndexes]) => {
      const columns = columnsOf(documents);
      const shown = firstRowIndexes(rowIndexes, order(columns, 'popular', rowIndexes), 0, rowIndexes.length);
      const models = shown.map((rowIndex) => columns.model[rowIndex]);
      const different = new Set(models).size;
      expect(new Set(models.slice(0, different)).size).toBe(different);
    }),
  );
});
