import { expect, test } from 'vitest';
import { indexOfTest } from './index-of-test.ts';
import { createMending } from './mending.ts';
import { vocabularyOfTest } from './vocabulary-of-test.ts';

const { terms } = indexOfTest([{ id: 1, text: 'буйдан сандал ширээ шүүгээ хивс толь' }]);
const slips = [['buidna'], ['sandol'], ['shireee'], ['shuugeo'], ['hivsa']];

test('of five words with a slip the last four are mended', async () => {
  const mended = await createMending(vocabularyOfTest(terms)).of(slips);
  expect(mended.map((mend) => mend?.term?.key ?? null)).toEqual([null, 'sandal', 'shiree', 'shuugee', 'hivs']);
});

test('words of one search are mended in two trips, and not again when they are asked for again', async () => {
  const vocabulary = vocabularyOfTest(terms);
  const mending = createMending(vocabulary);
  const first = await mending.of(slips.slice(1));
  expect(vocabulary.trips()).toBe(2);
  expect(await mending.of(slips.slice(1).toReversed())).toEqual(first.toReversed());
  expect(await mending.of([['buidna']])).toEqual([null]);
  expect(vocabulary.trips()).toBe(2);
});

test('figures, two letters and what is longer than any word cost no trip and take no other word’s place', async () => {
  const vocabulary = vocabularyOfTest(terms);
  const mending = createMending(vocabulary);
  expect(await mending.of([['160'], ['or'], ['x'.repeat(200)], []])).toEqual([null, null, null, null]);
  expect(vocabulary.trips()).toBe(0);
  expect((await mending.of(slips.slice(1))).every((mend) => mend !== null)).toBe(true);
});
