import { expect, test } from 'vitest';
import { indexOfTest } from './index-of-test.ts';
import { createSpellCorrection } from './spell-correction.ts';
import { vocabularyOfTest } from './vocabulary-of-test.ts';

const { terms } = indexOfTest([{ id: 1, text: 'буйдан сандал ширээ шүүгээ хивс толь' }]);
const slips = [['buidna'], ['sandol'], ['shireee'], ['shuugeo'], ['hivsa']];

test('of five words with a typo the last four are corrected', async () => {
  const corrected = await createSpellCorrection(vocabularyOfTest(terms)).of(slips);
  expect(corrected.map((correction) => correction?.keys[0] ?? null)).toEqual([
    null,
    'sandal',
    'shiree',
    'shuugee',
    'hivs',
  ]);
});

test('words of one search are corrected in two trips, and not again when they are asked for again', async () => {
  const vocabulary = vocabularyOfTest(terms);
  const spellCorrection = createSpellCorrection(vocabulary);
  const first = await spellCorrection.of(slips.slice(1));
  expect(vocabulary.trips()).toBe(2);
  expect(await spellCorrection.of(slips.slice(1).toReversed())).toEqual(first.toReversed());
  expect(await spellCorrection.of([['buidna']])).toEqual([null]);
  expect(vocabulary.trips()).toBe(2);
});

test('figures, two letters and what is longer than any word cost no trip and take no other word’s place', async () => {
  const vocabulary = vocabularyOfTest(terms);
  const spellCorrection = createSpellCorrection(vocabulary);
  expect(await spellCorrection.of([['160'], ['or'], ['x'.repeat(200)], []])).toEqual([null, null, null, null]);
  expect(vocabulary.trips()).toBe(0);
  expect((await spellCorrection.of(slips.slice(1))).every((correction) => correction !== null)).toBe(true);
});
