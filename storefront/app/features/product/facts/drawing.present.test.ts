import { expect, test } from 'vitest';
import { drawingViews, SHEET_WIDE } from './drawing.present.ts';

const outline = (seen_from: 'front' | 'side' | 'above') => ({
  image: `naran-${seen_from}.svg`,
  width: 400,
  height: 200,
  alt: 'Урдаас',
  seen_from,
});
const naran = { width: 215, depth: 97, height: 91 };

test('a drawing says width and height from the front, depth and height from the side', () => {
  const labels = drawingViews([outline('front'), outline('side')], naran).map(({ below, beside }) => [below, beside]);
  expect(labels).toEqual([
    ['215 см', '91 см'],
    ['97 см', '91 см'],
  ]);
});

test('what lies flat is measured from above', () => {
  const [rug] = drawingViews([outline('above')], { width: 230, depth: 160, height: 1.5 });
  expect(rug).toMatchObject({ below: '230 см', beside: '160 см' });
});

test('all sides are on one scale, stand on one floor and fit on the sheet', () => {
  const [front, side] = drawingViews([outline('front'), outline('side')], naran);
  if (!front || !side) throw new Error('two sides were drawn');
  expect(side.width / front.width).toBeCloseTo(97 / 215, 2);
  expect(side.height).toBe(front.height);
  expect(side.y + side.height).toBeCloseTo(front.y + front.height, 0);
  expect(front.x + front.width).toBeLessThanOrEqual(SHEET_WIDE);
});

test('a side of which a measure is not known is not drawn', () => {
  expect(drawingViews([outline('front'), outline('side')], { ...naran, depth: null })).toHaveLength(1);
});
