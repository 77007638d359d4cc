import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { type FacetNames, readFacetNames } from '../index/facet-names.ts';
import { withoutConstraints } from './query-constraint.ts';
import { readConstraints, saysNothingMore } from './read-constraints.ts';
import { saysCount } from './read-counts.ts';

const real = databaseOfTest();
let names: FacetNames;
beforeAll(async () => {
  names = await readFacetNames(real.database.db);
});

function read(typed: string): [constraints: string[], left: string] {
  const constraints = readConstraints(typed, names);
  return [
    constraints.map(({ constraint, label }) => `${constraint.kind}: ${label}`),
    withoutConstraints(typed, constraints),
  ];
}

test.each<[string, string[], string]>([
  ['саарал 3 хүний буйдан', ['count: 3 хүн', 'colour: Саарал'], 'буйдан'],
  ['цагаан шүүгээ 1 сая хүртэл', ['price: 1,000,000₮ хүртэл', 'colour: Цагаан'], 'шүүгээ'],
  ['хямдралтай 160 см ор', ['size: 160 см', 'cut: Хямдралтай'], 'ор'],
  ['зочны өрөөний ногоон буйдан', ['colour: Ногоон', 'room: Зочны өрөө'], 'буйдан'],
  ['300-500 мянгын 6 хүний ширээ', ['price: 300,000 – 500,000₮', 'count: 6 хүн'], 'ширээ'],
  ['500 мянгаас дээш хивс 160x230', ['price: 500,000₮-өөс дээш', 'size: 160 × 230 см'], 'хивс'],
])('«%s» is read piece by piece', (typed, constraints, left) => {
  expect(read(typed)).toEqual([constraints, left]);
});

test.each([
  ['6 хүний ширээ', 'count: 6 хүн'],
  ['зургаан хүний ширээ', 'count: 6 хүн'],
  ['6hunii ширээ', 'count: 6 хүн'],
  ['3-н хүний ширээ', 'count: 3 хүн'],
  ['2 суудалтай ширээ', 'count: 2 хүн'],
  ['3 хаалгатай ширээ', 'count: Хаалганы тоо: 3'],
  ['4 шургуулгатай ширээ', 'count: Шургуулгын тоо: 4'],
  ['2 литрийн ширээ', 'count: 2 л'],
  ['12 хос ширээ', 'count: 12 хос'],
])('«%s» is a figure of the specifications', (typed, constraint) => {
  expect(read(typed)).toEqual([[constraint], 'ширээ']);
});

test.each([
  ['саарал ногоон ваар', 'colour: Саарал ногоон'],
  ['хар хөх ваар', 'colour: Хар хөх'],
  ['цайвар ногоон ваар', 'colour: Цайвар ногоон'],
  ['хар өнгийн ваар', 'colour: Хар'],
  ['har ваар', 'colour: Хар'],
  ['huh ваар', 'colour: Хөх'],
  ['black ваар', 'colour: Хар'],
  ['белый ваар', 'colour: Цагаан'],
  ['нил ягаан ваар', 'colour: Нил ягаан'],
  ['улбар шар ваар', 'colour: Улбар шар'],
  ['хушга ваар', 'colour: Хушга'],
])('«%s» says a colour', (typed, constraint) => {
  expect(read(typed)).toEqual([[constraint], 'ваар']);
});

test.each([
  'цагаан уул',
  'цагаан уул сандал',
  'орны цагаан хэрэглэл',
  'NOGOON',
  'хоёр давхар ор',
  'ор 160',
  'унтлагын өрөө',
])('«%s» are words and no constraint', (typed) => {
  expect(read(typed)).toEqual([[], typed]);
});

test('each constraint can be taken off alone, and what is left keeps its letters', () => {
  const typed = 'KHAAN ор, хар, 2 саяас доош';
  const [price, colour] = readConstraints(typed, names);
  expect(price && withoutConstraints(typed, [price])).toBe('KHAAN ор, хар');
  expect(colour && withoutConstraints(typed, [colour])).toBe('KHAAN ор, 2 саяас доош');
});

test('a specification says a count as a figure, a range or a least', () => {
  expect([saysCount('6', 6), saysCount('3–8', 5), saysCount('6+', 9), saysCount('4.5', 4.5)]).toEqual(
    Array.from({ length: 4 }, () => true),
  );
  expect([saysCount('6', 5), saysCount('3–8', 9), saysCount('6+', 5), saysCount('мод', 0)]).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});

test('goods in general are everything, a thing is not', () => {
  expect(['', 'бараа', 'тавилга байна уу', 'юу байна'].every((left) => saysNothingMore(left, false))).toBe(true);
  expect(['буйдан', '160', 'гар утас', 'жижиг'].some((left) => saysNothingMore(left, false))).toBe(false);
  // «жижиг гал тогоонд багтах тавилга»: describes the room.
  expect(saysNothingMore('жижиг багтах тавилга', true)).toBe(true);
  expect(saysNothingMore('жижиг буйдан', true)).toBe(false);
});
