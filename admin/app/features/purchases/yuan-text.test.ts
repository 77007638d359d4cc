import { expect, test } from 'vitest';
import { fenIn, yuanField, yuanText } from './yuan-text.ts';

test('hundredths are shown where there are some', () => {
  expect([4_382_200, 1_314_660, 105].map(yuanText)).toEqual(['¥43,822', '¥13,146.60', '¥1.05']);
});

test('a price is typed with or without its sign and its commas', () => {
  expect(['2480', '¥2,480', '0.5', '12.34', ''].map(fenIn)).toEqual([248_000, 248_000, 50, 1_234, null]);
  expect(['12.345', 'хоёр', '12345678', '1..2'].map(fenIn)).toEqual([undefined, undefined, undefined, undefined]);
  expect([yuanField(248_050), yuanField(null)]).toEqual(['2480.5', '']);
});
