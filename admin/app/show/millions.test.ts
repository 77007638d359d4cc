import { expect, test } from 'vitest';
import { millions } from './millions.ts';

test.each([
  [0, '0'],
  [18_330_000, '18.3 сая'],
  [1_240_000_000, '1,240 сая'],
  [-96_100, '−0.1 сая'],
])('%d is told as %s', (tug, text) => {
  expect(millions(tug)).toBe(text);
});
