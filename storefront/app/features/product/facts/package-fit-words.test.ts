import type { ProductPackage } from '@tokhi/contract/fields/product-detail';
import { expect, test } from 'vitest';
import { packageFitWords } from './package-fit-words.ts';

const box = (length: number, width: number, height: number): ProductPackage => ({
  ...{ main_product_id: 1, name: null, volume: null, weight: null, quantity: 1, diameter: null },
  ...{ length, width, height },
});

test('what fits is told with the box that decides, and nothing more', () => {
  expect(packageFitWords([box(100, 60, 50)], { width: 95, depth: 55, height: 45 })).toEqual({
    notes: [
      { good: true, text: 'Хайрцагтайгаа 80 см өргөн хаалгаар орно' },
      { good: true, text: 'Хайрцагтайгаа 100×120 см лифтэд багтана' },
    ],
    more: ['Хамгийн том хайрцаг: 100×60×50\u00a0см'],
  });
});

test('what does not fit in its box is told what helps', () => {
  const sofa = packageFitWords([box(221, 103, 95)], { width: 215, depth: 97, height: 91 });
  expect(sofa?.notes.map(({ good }) => good)).toEqual([false, false]);
  expect(sofa?.more.at(-1)).toMatch('салгавал');
  const chest = packageFitWords([box(104, 90, 88)], { width: 80, depth: 49, height: 100 });
  expect(chest?.more.at(-1)).toBe('Хайрцгийг нь үүдэнд задалбал орно.');
});

test('nothing is said of boxes that are not known', () => {
  expect(packageFitWords([], { width: null, depth: null, height: null })).toBeNull();
});
