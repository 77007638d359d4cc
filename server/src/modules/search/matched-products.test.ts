import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue, columnsOf } from '../../../test/search/catalogue-of-test.ts';
import { bestFirst } from './matched-products.ts';

test('what stands on the right shelf comes first, then what can be bought, then what sells better', () => {
  fc.assert(
    fc.property(catalogue, (documents) => {
      const columns = columnsOf(documents);
      const shelves = new Set([10, 21]);
      const plain = documents.toSorted(
        (one, other) =>
          Number(shelves.has(other.sub_category_id)) - Number(shelves.has(one.sub_category_id)) ||
          Number(other.is_in_stock) - Number(one.is_in_stock) ||
          other.popularity - one.popularity ||
          one.product_id - other.product_id,
      );
      expect(bestFirst([...documents.keys()], columns, shelves).map((place) => columns.productId[place])).toEqual(
        plain.map(({ product_id }) => product_id),
      );
    }),
    { numRuns: 200 },
  );
});
