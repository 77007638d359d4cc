import { expect, test } from 'vitest';
import type { AppliedFilter } from '../filters/applied-filters.ts';
import { type ListState, readState } from '../filters/filters.ts';
import { waysOut } from './ways-out.ts';

const applied: AppliedFilter[] = [
  { name: 'brand', value: '4', label: 'GOVI' },
  { name: 'color', value: 'Ягаан', label: 'Ягаан' },
  { name: 'ready', value: null, label: 'Улаанбаатарт бэлэн' },
];
const state = readState(new URLSearchParams('brand=4&color=Ягаан&ready=1&page=2'));

test('an empty list names the choices that block, what fills it most first', async () => {
  const asked: ListState[] = [];
  const ways = await waysOut(state, applied, async (without) => {
    asked.push(without);
    const totalProduct = without.brand.length === 0 ? 64 : without.ready ? 0 : 5;
    return { pagination: { page: 1, pageSize: 30, totalProduct, totalPage: 1 } };
  });
  expect(ways.map(({ label, total }) => [label, total])).toEqual([
    ['GOVI', 64],
    ['Улаанбаатарт бэлэн', 5],
  ]);
  expect(asked.map(({ page }) => page)).toEqual([1, 1, 1]);
});
