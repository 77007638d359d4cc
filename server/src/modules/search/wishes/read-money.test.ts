import { HIGHEST_PRICE_TUG } from '@tokhi/rules/catalogue/list-bounds';
import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';
import { readMoney } from './read-money.ts';

const MOST = HIGHEST_PRICE_TUG;

/** The bounds, and what of the text is not about money. */
function read(typed: string): [price: [number, number] | null, left: string] {
  const pieces = piecesOf(typed);
  const money = readMoney(pieces);
  if (money === null) return [null, typed];
  const left = pieces.filter((_, at) => at < money.first || at >= money.next);
  return [money.price, left.map(({ text }) => text).join(' ')];
}

test.each<[string, [number, number], string]>([
  ['200 мянга хүртэл сандал', [0, 200_000], 'сандал'],
  ['1 саяас доош буйдан', [0, 1_000_000], 'буйдан'],
  ['буйдан 1.5 сая хүртэл', [0, 1_500_000], 'буйдан'],
  ['1,5 сая хүртэлх ор', [0, 1_500_000], 'ор'],
  ['50 мянгаас бага үнэтэй аяга', [0, 50_000], 'аяга'],
  ['кресло 700 мянгаас хямд', [0, 700_000], 'кресло'],
  ['160 мянган төгрөгт багтах хөшиг', [0, 160_000], 'хөшиг'],
  ['ваар 60,000 төгрөгөөс доош', [0, 60_000], 'ваар'],
  ['толь 300000₮ хүртэл', [0, 300_000], 'толь'],
  ['1 000 000 хүртэл ор', [0, 1_000_000], 'ор'],
  ['129 900₮ толь', [0, 129_900], 'толь'],
  ['хамгийн ихдээ 250 мянгын гэрэл', [0, 250_000], 'гэрэл'],
  ['дээд тал нь 2 сая буйдан', [0, 2_000_000], 'буйдан'],
  ['миний төсөв 300 мянга, оффисын сандал', [0, 300_000], 'оффисын сандал'],
  ['under 200k chair', [0, 200_000], 'chair'],
  ['стул до 200000', [0, 200_000], 'стул'],
])('«%s» says how much at most', (typed, price, left) => {
  expect(read(typed)).toEqual([price, left]);
});

test.each<[string, number, string]>([
  ['500 мянгаас дээш хивс', 500_000, 'хивс'],
  ['1 саяас их үнэтэй шүүгээ', 1_000_000, 'шүүгээ'],
  ['хивс 500 мянгаас', 500_000, 'хивс'],
  ['багадаа 1 сая буйдан', 1_000_000, 'буйдан'],
])('«%s» says how much at least', (typed, lowest, left) => {
  expect(read(typed)).toEqual([[lowest, MOST], left]);
});

test.each<[string, [number, number], string]>([
  ['300-500 мянгын ширээ', [300_000, 500_000], 'ширээ'],
  ['2–3 саяын буйдан', [2_000_000, 3_000_000], 'буйдан'],
  ['200-с 300 мянган төгрөгний толь', [200_000, 300_000], 'толь'],
  ['400 мянгаас 800 мянга хүртэл кресло', [400_000, 800_000], 'кресло'],
  ['500 мянгаас 1 сая хүртэлх ор', [500_000, 1_000_000], 'ор'],
  ['200000-300000 ширээ', [200_000, 300_000], 'ширээ'],
  ['1 сая ба 2 саяын хооронд буйдан', [1_000_000, 2_000_000], 'буйдан'],
  ['500 мянга орчим кресло', [400_000, 600_000], 'кресло'],
])('«%s» says between what', (typed, price, left) => {
  expect(read(typed)).toEqual([price, left]);
});

test.each<[string, number]>([
  ['500000₮ шүүгээ', 500_000],
  ['шүүгээ 500.000₮', 500_000],
  ['sandal 150k', 150_000],
  ['сандал 150к', 150_000],
  ['100 мянганы гэрэл', 100_000],
  ['buidan 2 say hurtel', 2_000_000],
  ['sandal 200 myanga hurtel', 200_000],
  ['нэг сая хүртэл матрас', 1_000_000],
  ['хоёр зуун тавин мянган төгрөгний сандал', 250_000],
  ['хагас сая хүртэл кресло', 500_000],
  ['1 сая 200 мянга хүртэл ор', 1_200_000],
  ['2 сая хагас хүртэл буйдан', 2_500_000],
])('«%s» is money however it is written', (typed, highest) => {
  expect(read(typed)[0]).toEqual([0, highest]);
});

test.each([
  '3 хүний буйдан',
  '150 см ширээ',
  '160×200 матрас',
  '160 200 ор',
  'саяхан ирсэн буйдан',
  '70489215',
  'E27 гэрэл',
  'хоёр давхар ор',
  '',
])('«%s» says nothing about money', (typed) => {
  expect(read(typed)).toEqual([null, typed]);
});
