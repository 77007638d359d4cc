import { calls } from '@tokhi/contract/calls';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { type ShopOfTest, shopOfTest } from '../../../../test/shop-of-test.ts';
import { fold } from '../words/fold.ts';

const real = databaseOfTest();
let shop: ShopOfTest;
beforeAll(() => {
  shop = shopOfTest(real.database.db);
});

const suggest = (typed: string) => shop.ask('suggest', { search: typed });
type Suggestions = Awaited<ReturnType<typeof suggest>>;
const NOTHING = { words: [], subs: [], products: [] };
const lines = ({ words, subs, products }: Suggestions) => words.length + subs.length + products.length;

test('the answer of a suggestion has every field that the contract names', async () => {
  const answer = await shop.answer('suggest', { search: 'б' });
  expect(calls.suggest.reply.parse(answer)).toEqual(answer);
});

test.each('абгдехцөүштсмнорзк'.split(''))(
  'from the first letter there is something to choose, ten lines at most: %s',
  async (letter) => {
    const reply = await suggest(letter);
    expect(lines(reply)).toBeGreaterThan(0);
    expect(lines(reply)).toBeLessThanOrEqual(10);
    for (const { text } of reply.words) expect(fold(text).startsWith(fold(letter))).toBe(true);
  },
);

test('a beginning offers the word, the shelf and the best sellers', async () => {
  const { words, subs, products } = await suggest('буй');
  expect(words).toEqual([{ text: 'буйдан' }]);
  expect(subs[0]).toMatchObject({ sub_category_code: 'sofa', category_name: 'Буйдан, кресло' });
  expect(subs[0]?.total).toBe((await shop.ask('subCategoryProduct', { id: 'sofa' })).length);
  expect(products).toHaveLength(4);
  expect(products.every(({ product_type }) => product_type.includes('буйдан'))).toBe(true);
});

test.each(['bui', 'dea', ',eql', 'БУЙ'])('another script, keyboard or case offers the same: %s', async (typed) => {
  expect(await suggest(typed)).toEqual(await suggest('буй'));
});

test.each([
  ['див', 'диван', 'буйдан'],
  ['люст', 'люстр', 'гэрэл'],
  ['комо', 'комод', 'шүүгээ'],
])('a word of another language is completed, too, and leads to what it means: %s', async (typed, word, thing) => {
  const { words, products } = await suggest(typed);
  expect(words.map(({ text }) => text)).toContain(word);
  expect(products.length).toBeGreaterThan(0);
  expect(products.every(({ product_type }) => product_type.toLowerCase().includes(thing))).toBe(true);
});

test.each(['буйдон', 'цагаан буйдон'])('a slip of the finger offers what the search would find: %s', async (typed) => {
  const { products } = await suggest(typed);
  const { product } = await shop.ask('search', { search: typed });
  expect(products.length).toBeGreaterThan(0);
  expect(product.map(({ code }) => code)).toEqual(expect.arrayContaining(products.map(({ code }) => code)));
});

test('nonsense offers nothing', async () => {
  expect(await suggest('zzzfff')).toMatchObject(NOTHING);
});

test('things come before colours', async () => {
  const { words } = await suggest('са');
  const texts = words.map(({ text }) => text);
  expect(texts).toContain('сандал');
  expect(texts.slice(0, 2)).not.toContain('саарал');
});

test('a second word is completed as names say it beside the first', async () => {
  const { words } = await suggest('дугуй т');
  expect(words[0]).toEqual({ text: 'дугуй толь' });
  expect(words).not.toContainEqual({ text: 'дугуй тогоо' });
});

test('after a whole word only the next one is completed, and products have both', async () => {
  const { words, subs, products } = await suggest('цагаан шүүг');
  expect(words.map(({ text }) => text)).toContain('цагаан шүүгээ');
  expect(subs).toEqual([]);
  expect(products.length).toBeGreaterThan(0);
});

test('shelves come by what people spend on them, and not by their number of colours', async () => {
  const { subs } = await suggest('шүүг');
  expect(subs[0]?.sub_category_name).toBe('Хувцасны шүүгээ');
});

test('a product fits before it sells: a colour is the colour, and the word is in its name', async () => {
  const { products } = await suggest('цагаан ш');
  expect(products).toHaveLength(4);
  expect(products.filter(({ color_name }) => !color_name.includes('цагаан'))).toEqual([]);
  expect(products.filter(({ product_type }) => !/ш(?:ирээ|үүгээ)/i.test(product_type))).toEqual([]);
});

test('no word is offered that only the index has', async () => {
  expect((await suggest('саарал буд')).words).toEqual([]);
  expect((await suggest('denl')).words).toEqual([{ text: 'дэнлүү' }]);
});

test.each(['704', '704.89', '704 892', '70489215'])(
  'digits offer the products whose article number begins so: %s',
  async (typed) => {
    const { words, subs, products } = await suggest(typed);
    expect([words, subs]).toEqual([[], []]);
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ code }) => code.startsWith(typed.replace(/\D/g, '')))).toBe(true);
  },
);

test.each(['...', '---', '. -', '%', '\\', "'", '🚗', '()', ':*', '999'])(
  'what begins no word and no number offers nothing: %s',
  async (typed) => {
    expect(await suggest(typed)).toMatchObject(NOTHING);
  },
);

test('no text whatever breaks the suggestions', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(...'\'"\\%_&|!:*()<->;$ аөүш-.70'.split('')), minLength: 1, maxLength: 30 }),
  );
  const typed = text.filter((one) => one.trim() !== '' && !one.includes('\0'));
  await fc.assert(
    fc.asyncProperty(typed, async (one) => {
      expect(lines(await suggest(one))).toBeLessThanOrEqual(10);
    }),
    { numRuns: 300 },
  );
});
