import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type IndexedProduct, indexOfTest } from './index-of-test.ts';
import { createSpellCorrection } from './spell-correction.ts';
import { NOT_SOLD, OWN_QUERIES } from './test-data/own-queries.ts';
import { understandQuery } from './understand.ts';
import { vocabularyOfTest } from './vocabulary-of-test.ts';

interface Expected {
  typed: string;
  finds: number[];
  never?: number[];
}

const data = readFileSync(new URL('test-data/queries.json', import.meta.url), 'utf8');
const { products, queries }: { products: IndexedProduct[]; queries: Expected[] } = JSON.parse(data);
const index = indexOfTest(products);
const vocabulary = vocabularyOfTest(index.terms);
const understand = (typed: string) => understandQuery(typed, vocabulary, createSpellCorrection(vocabulary));
const search = async (typed: string) => index.find(await understand(typed));

test('at least 176 of the 177 recorded queries find what they must', async () => {
  const missed: string[] = [];
  for (const { typed, finds, never = [] } of queries) {
    const found = await search(typed);
    if (finds.some((id) => !found.includes(id)) || never.some((id) => found.includes(id))) missed.push(typed);
  }
  expect(queries).toHaveLength(177);
  // Compared with a slice of itself, so that a failure lists the queries.
  expect(missed).toEqual(missed.slice(0, 1));
});

test.each(OWN_QUERIES)('$habit: «$typed»', async ({ typed, finds }) => {
  expect(await search(typed)).toEqual(expect.arrayContaining(finds));
});

test.each(OWN_QUERIES.filter(({ text }) => text !== undefined))(
  '«$typed» is shown as «$text»',
  async ({ typed, text }) => {
    expect((await understand(typed)).text).toBe(text);
  },
);

test.each(NOT_SOLD)('«%s» is not sold and finds nothing', async (typed) => {
  expect(await search(typed)).toEqual([]);
});

test('most queries are understood with one question to the vocabulary, and none asks more than a few', async () => {
  const trips: number[] = [];
  for (const { typed } of queries) {
    const before = vocabulary.trips();
    await understand(typed);
    trips.push(vocabulary.trips() - before);
  }
  trips.sort((a, b) => a - b);
  expect({ median: trips[Math.floor(trips.length / 2)], most: trips.at(-1) }).toEqual({ median: 1, most: 6 });
});
