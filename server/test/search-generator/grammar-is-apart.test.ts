// The measure is meaningful only while the search was not taught its sentences. This test reads every string of the search
// (literals of its code, values of its JSON, lines of its lists, tests included) and compares them with the grammar.
//
// Single words and names of goods are exempt: a language has one word for a sofa, «white» or «how much», and both sides need it.
// Phrases of two or more words (a carrier, a greeting, a whole generated sentence) must not be shared, nor even single words for goods
// that are not sold: there are endless others.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { DEMO_DAY } from '../template-database.ts';
import { CARRIERS_AFTER, INFLECTED_CARRIERS, OPENINGS, PRAISE } from './grammar/carriers.ts';
import { GOODS } from './grammar/goods.ts';
import { NOT_SOLD, RUSSIAN_NOT_SOLD } from './grammar/not-sold.ts';
import { VERB_CARRIERS } from './grammar/verbs.ts';
import { generateQueries } from './run/generate-queries.ts';
import { productsOfShop } from './run/products-of-shop.ts';
import { shopTruth } from './run/shop-truth.ts';

const SEARCH = new URL('../../src/modules/search', import.meta.url).pathname;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
const isPhrase = (text: string): boolean => text.includes(' ');

/** A literal that lists words («a b c», «a/b», one per line) is compared as a whole and by lines. */
function stringsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const literals = /\.(?:ts|json)$/.test(file)
    ? [...text.matchAll(LITERAL)].map(([, single, double, template]) => single ?? double ?? template ?? '')
    : [text];
  return literals.flatMap((literal) => [literal, ...literal.split(/[\n|,;/]/)]).map(plain);
}

const known = new Set<string>();
const knownWords = new Set<string>();
beforeAll(() => {
  for (const entry of readdirSync(SEARCH, { recursive: true, withFileTypes: true })) {
    if (!/\.(?:ts|json|txt)$/.test(entry.name)) continue;
    for (const text of stringsIn(join(entry.parentPath, entry.name))) {
      known.add(text);
      for (const word of text.split(' ')) knownWords.add(word);
    }
  }
});

const goodsNames = new Set(GOODS.map(({ name }) => name));
const sharedOf = (texts: readonly string[]): string[] =>
  texts.map(plain).filter((text) => isPhrase(text) && !goodsNames.has(text) && known.has(text));

test('the strings of the search are read', () => {
  expect(known.size).toBeGreaterThan(1_000);
});

test('no phrase of the grammar is a string of the search', () => {
  const around = Object.values(INFLECTED_CARRIERS).flatMap((carriers) => carriers.map((text) => text.replace('…', '')));
  expect(sharedOf([...OPENINGS, ...PRAISE, ...CARRIERS_AFTER, ...around])).toEqual([]);
});

test('nothing of what is not sold is a string of the search', () => {
  expect([...NOT_SOLD, ...RUSSIAN_NOT_SOLD].filter((text) => known.has(plain(text)))).toEqual([]);
});

test('the search does not know most forms of verbs by heart', () => {
  const words = [...new Set(VERB_CARRIERS.flatMap((text) => text.split(' ')))];
  const byHeart = words.filter((word) => knownWords.has(word));
  expect(byHeart.length).toBeLessThan(words.length / 2);
});

const shop = databaseOfTest();

test('no generated sentence is a recorded query', async () => {
  const products = await productsOfShop(shop.database.db, DEMO_DAY);
  const truth = shopTruth([...products.values()]);
  const sentences = [1, 2, 3]
    .flatMap((seed) => generateQueries(seed, truth))
    .filter((query) => ['carrier', 'inflected'].includes(query.class));
  expect(sharedOf(sentences.map(({ text }) => text).filter((text) => text.split(' ').length > 2))).toEqual([]);
});
