import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import {
  clampPage,
  FILTERED_PAGE_SIZE,
  LAST_PAGE,
  LEDGER_PAGE_SIZE,
  LIST_PAGE_SIZE,
  ORDERS_PAGE_SIZE,
  pageOffset,
  pagerNumbers,
  totalPages,
} from './paging.ts';

test('filtered listings and search have 30 products a page, the fixed lists 60', () => {
  expect(FILTERED_PAGE_SIZE).toBe(30);
  expect(LIST_PAGE_SIZE).toBe(60);
  expect(ORDERS_PAGE_SIZE).toBe(20);
});

test('the bonus ledger has 20 lines a page', () => {
  expect(LEDGER_PAGE_SIZE).toBe(20);
});

test('no list is asked for beyond page 10,000', () => {
  expect(LAST_PAGE).toBe(10_000);
});

test.each([
  [0, 0],
  [1, 1],
  [30, 1],
  [31, 2],
  [60, 2],
  [61, 3],
])('%i products are %i pages of 30', (products, pages) => {
  expect(totalPages(products, 30)).toBe(pages);
});

test.each([
  [-5, 3, 1],
  [0, 3, 1],
  [1, 3, 1],
  [2, 3, 2],
  [3, 3, 3],
  [4, 3, 3],
  [9, 0, 1],
])('asked for page %i of %i the shop shows page %i', (page, pages, shown) => {
  expect(clampPage(page, pages)).toBe(shown);
});

test('before the third page of 60 come 120 products, before the first none', () => {
  expect(pageOffset(3, 60)).toBe(120);
  expect(pageOffset(1, 60)).toBe(0);
});

test.each([
  [1, 0, []],
  [1, 1, []],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [3, 4, [1, 2, 3]],
  [4, 4, [4]],
  [4, 8, [4, 5, 6]],
  [6, 8, [4, 5, 6]],
  [7, 8, [7, 8]],
  [99, 8, [7, 8]],
  [-1, 8, [1, 2, 3]],
])('on page %i of %i the pager shows %j', (page, pages, numbers) => {
  expect(pagerNumbers(page, pages)).toEqual(numbers);
});

test('every product is on exactly one page', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.constantFrom(FILTERED_PAGE_SIZE, LIST_PAGE_SIZE), (products, size) => {
      const pages = totalPages(products, size);
      const last = products - pageOffset(pages, size);
      return products === 0 ? pages === 0 : last >= 1 && last <= size;
    }),
    { numRuns: 10_000 },
  );
});

test('the pager always shows the page the customer is on, and only pages there are', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 500 }), fc.integer({ min: 2, max: 400 }), (page, pages) => {
      const numbers = pagerNumbers(page, pages);
      return (
        numbers.includes(clampPage(page, pages)) &&
        numbers.length <= 3 &&
        numbers.every((number) => number >= 1 && number <= pages)
      );
    }),
    { numRuns: 10_000 },
  );
});

test('the example is what the shop does', () => {
  expect(examples.paging()).toBe(
    '128 products found are 5 pages of 30; page 4 begins with product 91, and its pager shows 4 and 5.',
  );
});
