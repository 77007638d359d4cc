import { expect, test } from 'vitest';
import { stockView } from './stock.present.ts';

const now = new Date('2026-11-15T02:00:00Z');

test('goods in the capital are ready, with the dates of tomorrow and the day after', () => {
  expect(stockView({ show_product: 'stock', remain: 3 }, now)).toEqual({
    kind: 'ready',
    dates: '11/16 – 11/17',
    line: 'Бэлэн, 24–48 цагт',
    few: false,
    remain: 3,
  });
});

test('ordered goods show their calendar dates', () => {
  expect(stockView({ show_product: 'order', remain: 14 }, now).line).toBe('11/27 – 12/01');
});

test('nothing left cannot be bought, whatever the source says', () => {
  expect(stockView({ show_product: 'order', remain: 0 }, now)).toMatchObject({ kind: 'none', line: 'Үлдэгдэлгүй' });
  expect(stockView({ show_product: 'none', remain: 5 }, now)).toMatchObject({ kind: 'none', dates: null });
});

test('the last two pieces are counted, and still come on their dates', () => {
  expect(stockView({ show_product: 'stock', remain: 2 }, now)).toMatchObject({
    kind: 'ready',
    dates: '11/16 – 11/17',
    line: 'Сүүлийн 2 ширхэг',
    few: true,
  });
});
