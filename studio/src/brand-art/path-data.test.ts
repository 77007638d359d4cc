import { expect, test } from 'vitest';
import { pathData } from './path-data.ts';

test('an outline is written shortly, and its points are the ones it was given', () => {
  const square = pathData([
    { type: 'M', x: 1, y: 2 },
    { type: 'L', x: 1.5, y: 2 },
    { type: 'L', x: 1.5, y: 2 },
    { type: 'L', x: 1.5, y: 2.5 },
    { type: 'Q', x1: 1.2, y1: 2.7, x: 1, y: 2.9 },
    { type: 'Q', x1: 0.8, y1: 3.1, x: 0.5, y: 3 },
    { type: 'Z' },
    { type: 'M', x: 10, y: 10 },
    { type: 'L', x: 9.26, y: 10.5 },
    { type: 'L', x: 10, y: 11.24 },
  ]);
  expect(square).toBe('M1 2h.5v.5q-.3.2-.5.4t-.5.1M10 10l-.7.5.7.7');
});

test('an outline with a point that is no number is refused', () => {
  expect(() => pathData([{ type: 'M', x: Number.NaN, y: 0 }])).toThrow('no number');
});
