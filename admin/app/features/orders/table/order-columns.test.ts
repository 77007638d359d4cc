import { expect, test } from 'vitest';
import { orderColumns, shownColumns } from './order-columns.ts';

test('columns stand in the order of the table, whatever the address says, and none means all', () => {
  expect(shownColumns(['since', 'place', 'weight'])).toEqual(['place', 'since']);
  expect(shownColumns([])).toEqual(orderColumns);
  expect(shownColumns(['weight'])).toEqual(orderColumns);
});
