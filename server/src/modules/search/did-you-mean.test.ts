import { expect, test } from 'vitest';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { didYouMean } from './did-you-mean.ts';
import { vocabularyOfShop } from './vocabulary-of-shop.queries.ts';
import { createSpellCorrection } from './words/spell-correction.ts';

const real = databaseOfTest();
const ask = (typed: string) => {
  const vocabulary = vocabularyOfShop(real.database.db);
  return didYouMean(typed, vocabulary, createSpellCorrection(vocabulary));
};

test('a word of its own that the shop does not have is asked back as the nearest one it has', async () => {
  expect(await ask('дээр')).toEqual({ text: 'дэр', isNoWord: false, isCertain: false, dropped: [] });
});

test('what is no word of the language is certainly a slip', async () => {
  expect(await ask('шиирээ')).toEqual({ text: 'ширээ', isNoWord: false, isCertain: true, dropped: [] });
});

test('a word that is near to none is not asked back, nor one that the shop knows', async () => {
  expect(await ask('мотоцикл')).toBeNull();
  expect(await ask('буйдан мотоцикл')).toBeNull();
  expect(await ask('буйдан')).toBeNull();
  expect(await ask('...')).toBeNull();
});
