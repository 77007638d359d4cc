import { expect, test } from 'vitest';
import { nextTab } from './next-tab.ts';

test('the arrows go from tab to tab, and from the last to the first', () => {
  expect(nextTab('ArrowRight', 0, 3)).toBe(1);
  expect(nextTab('ArrowRight', 2, 3)).toBe(0);
  expect(nextTab('ArrowLeft', 0, 3)).toBe(2);
});

test('Home and End go to the outer tabs', () => {
  expect(nextTab('Home', 1, 3)).toBe(0);
  expect(nextTab('End', 0, 3)).toBe(2);
});

test('any other key is left to the page', () => {
  expect(nextTab('ArrowDown', 0, 3)).toBeNull();
});
