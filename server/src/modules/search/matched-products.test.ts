import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue, columnsOf } from '../../../test/search/catalogue-of-test.ts';
import type { SearchDocument } from './index/document-columns.ts';
import { bestFirst } from './matched-products.ts';

test('what stands on the right shelf comes first, then what is surely meant, what can be bought, and what sells better, a model once before its other colours', () => {
  fc.assert(
    fc.property(catalogue, fc.option(fc.uniqueArray(fc.nat(30))), (documents, sure) => {
      const columns = columnsOf(documents);
      const shelves = new Map([
        [10, 0],
        [21, 1],
      ]);
      const first = sure && new Set(sure);
      const isSure = (row: SearchDocument) => first === null || first.has(documents.indexOf(row));
      const shelf = (row: SearchDocument) => shelves.get(row.sub_category_id) ?? 2;
      const fits = (one: SearchDocument, other: SearchDocument) =>
        shelf(one) - shelf(other) ||
        Number(isSure(other)) - Number(isSure(one)) ||
        Number(other.is_in_stock) - Number(one.is_in_stock);
      const sells = (one: SearchDocument, other: SearchDocument) =>
        other.popularity - one.popularity || one.product_id - other.product_id;
      const betterColours = (row: SearchDocument) =>
        documents.filter((other) => other.model_id === row.model_id && fits(row, other) === 0 && sells(other, row) < 0);
      const plain = documents.toSorted(
        (one, other) =>
          fits(one, other) || betterColours(one).length - betterColours(other).length || sells(one, other),
      );
      expect(
        bestFirst([...documents.keys()], columns, { shelves, first }).map((rowIndex) => columns.productId[rowIndex]),
      ).toEqual(plain.map(({ product_id }) => product_id));
    }),
    { numRuns: 200 },
  );
});
