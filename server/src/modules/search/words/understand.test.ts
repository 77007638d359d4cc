import { expect, test } from 'vitest';
import { indexOfTest } from './index-of-test.ts';
import { createSpellCorrection } from './spell-correction.ts';
import { anyWord, tsQuery } from './ts-query.ts';
import { understandQuery } from './understand.ts';
import type { Vocabulary } from './vocabulary.ts';
import { vocabularyOfTest } from './vocabulary-of-test.ts';

const { terms } = indexOfTest([
  { id: 1, text: 'Булангийн буйдан саарал' },
  { id: 2, text: 'Түшлэгтэй сандал' },
  { id: 3, text: 'Хүүхдийн ор 160×200' },
  { id: 4, text: 'Дэр зөөлөн' },
  { id: 5, text: 'Гал тогооны ширээ' },
  { id: 6, text: 'Гар угаах саван' },
  { id: 7, text: 'TUMUR төмөр тавиур' },
  { id: 8, text: 'Samsung хөргөгч' },
]);
const understandIn = (vocabulary: Vocabulary, typed: string) =>
  understandQuery(typed, vocabulary, createSpellCorrection(vocabulary));
const understand = (typed: string) => understandIn(vocabularyOfTest(terms), typed);

test.each([
  ['буйдангаас', 'exact'],
  ['hurgugch', 'loose'],
  ['тавиу', 'prefix'],
  ['dea;gy', 'layout'],
  ['сандол', 'typo'],
  ['галтогоо', 'split'],
  ['буй дан', 'join'],
  ['гитар', 'none'],
])('«%s» is understood at the level %s', async (typed, level) => {
  expect((await understand(typed)).level).toBe(level);
});

test('the least sure word tells the level of the query', async () => {
  expect((await understand('ширээ сандол')).level).toBe('typo');
});

test('each word must be met by one of its keys', async () => {
  expect(tsQuery(await understand('диван булан'))).toBe("('buidan')&('bulan')");
  expect(tsQuery(await understand('хүүхдийн ор 160'))).toBe("('huuhdiin'|'huuhed')&('or')&('160')");
});

test('a word that means two words is met by both, and two words by one', async () => {
  expect(tsQuery(await understand('кресло'))).toBe("('tushlegtei'|'tushleg')&('sandal')");
  const kreslo = vocabularyOfTest(indexOfTest([{ id: 1, text: 'Кресло' }]).terms);
  expect(tsQuery(await understandIn(kreslo, 'түшлэгтэй сандал'))).toBe("('kreslo')");
});

test('a word that adds nothing is left out beside others, and looked for alone', async () => {
  const { terms: shop } = indexOfTest([{ id: 1, text: 'Саарал буйдан, байгалийн өнгө' }]);
  const asked = (typed: string) => understandIn(vocabularyOfTest(shop), typed);
  expect(tsQuery(await asked('саарал өнгийн буйдан байна уу'))).toBe("('saaral')&('buidan')");
  expect(tsQuery(await asked('өнгө'))).toBe("('ongo')");
});

test('what is done with a thing is left out unless a product says it', async () => {
  const studying = await understand('hicheel hiih shiree');
  expect([tsQuery(studying), studying.unknown]).toEqual(["('shiree')", ['hicheel']]);
  expect(tsQuery(await understand('буйдан солих'))).toBe("('buidan')");
  expect(tsQuery(await understand('гар угаах саван'))).toBe("('gar')&('ugaah')&('savan')");
});

test('a phrase is known without its blank, too', async () => {
  const { terms: shop } = indexOfTest([{ id: 1, text: 'Зурагтын тавиур' }]);
  expect(tsQuery(await understandIn(vocabularyOfTest(shop), 'tvstand'))).toBe("('zuragtin'|'zuragt')&('taviur')");
});

test('a forgotten blank is likelier than an ending behind a slip', async () => {
  const { terms: shop } = indexOfTest([{ id: 1, text: 'Цэцгийн ваар' }]);
  expect((await understandIn(vocabularyOfTest(shop), 'цэцгийнваар')).level).toBe('split');
});

test('a name in Latin letters does not hide the Mongolian word typed in them', async () => {
  expect(tsQuery(await understand('tumur'))).toBe("('tumur'|'tomor')");
});

test('a right word that the shop does not have is not taken for the beginning of another', async () => {
  const { terms: shop } = indexOfTest([{ id: 1, text: 'Хуурай хүнсний сав' }]);
  expect((await understandIn(vocabularyOfTest(shop), 'хуур')).level).toBe('none');
  expect((await understandIn(vocabularyOfTest(shop), 'хуура')).level).toBe('prefix');
});

test('ё is found under е in Latin letters, too', async () => {
  const { terms: shop } = indexOfTest([{ id: 1, text: 'Хоёр давхар ор' }]);
  expect((await understandIn(vocabularyOfTest(shop), 'hoer davhar or')).text).toBe('хоёр давхар ор');
});

test('a phrase is understood over words that only describe', async () => {
  const { terms: shop } = indexOfTest([{ id: 1, text: 'Кресло том' }]);
  expect(tsQuery(await understandIn(vocabularyOfTest(shop), 'түшлэгтэй том сандал'))).toBe("('kreslo')&('tom')");
});

test('of several meanings the first is the surest', async () => {
  const { terms: shop } = indexOfTest([
    { id: 1, text: 'Шургуулга' },
    { id: 2, text: 'Хайрцаг' },
  ]);
  const { words, surest } = await understandIn(vocabularyOfTest(shop), 'ящик');
  expect([tsQuery({ words }), tsQuery({ words: surest })]).toEqual(["('shurguulga'|'hairtsag')", "('shurguulga')"]);
});

test('nothing that was typed gets into the database query but letters and figures', async () => {
  for (const typed of ["') | 'a", "буйдан' & 'x", 'ор & !дэр', '\\', ';--']) {
    const { words } = await understand(typed);
    expect(words.flatMap((word) => word.keys).every((key) => /^[a-z0-9]+$/.test(key))).toBe(true);
  }
  const forged = {
    level: 'exact' as const,
    words: [{ typed: 'x', keys: ["a'|'b"], isThing: true }],
    surest: [],
    text: null,
    unknown: [],
    isOtherKind: false,
  };
  expect([tsQuery(forged), anyWord(forged)]).toEqual([null, null]);
});

test('a word of the language that is not sold is never corrected into one that is', async () => {
  for (const typed of ['дээр', 'хаан', 'утас', 'утаснаас']) expect((await understand(typed)).words).toEqual([]);
});

test('an unknown word that the query is about is not dropped', async () => {
  const understood = await understand('гар утас');
  expect([tsQuery(understood), anyWord(understood)]).toEqual([null, null]);
});

test('an unknown word that only describes is left out and named, and a kind that nobody knows is another thing', async () => {
  const described = await understand('тансаг ор');
  expect([tsQuery(described), described.unknown, described.isOtherKind]).toEqual(["('or')", ['тансаг'], false]);
  const kind = await understand('нохойн ор');
  expect([tsQuery(kind), kind.unknown, kind.isOtherKind]).toEqual(["('or')", ['нохойн'], true]);
  expect(anyWord(await understand('дэр улаан'))).toBe("('der')");
  expect(anyWord(await understand('ор 170'))).toBe("('or')");
});

test('any word may be met when the shop has no product with all', async () => {
  expect(anyWord(await understand('ширээ сандал'))).toBe("('shiree')|('sandal')");
});

test('any word of a query may be met, but a word that means two needs both', async () => {
  expect(anyWord(await understand('кресло хөргөгч'))).toBe("(('tushlegtei'|'tushleg')&('sandal'))|('horgogch')");
});

test('the page shows what was understood, and nothing when that is what was typed', async () => {
  expect((await understand('buidan')).text).toBe('буйдан');
  expect((await understand('sofa')).text).toBe('буйдан');
  expect((await understand('хуухдийн ор')).text).toBe('хүүхдийн ор');
  const asTyped = ['Буйдан ', 'буйдангийн', 'SAMSUNG', 'самсунг', 'ор 160x200'];
  const understood = await Promise.all(asTyped.map(understand));
  expect(understood.map(({ text }) => text)).toEqual(asTyped.map(() => null));
});

test('words that are known as they are cost one trip to the database', async () => {
  const vocabulary = vocabularyOfTest(terms);
  await understandIn(vocabulary, 'хүүхдийн ор диван dea;gy');
  expect(vocabulary.trips()).toBe(1);
});

test('a text of unknown words costs as many trips as one of them', async () => {
  const vocabulary = vocabularyOfTest(terms);
  await understandIn(vocabulary, 'гитарч');
  const trips = vocabulary.trips();
  await understandIn(vocabulary, Array.from({ length: 12 }, (_, at) => `гитарч${'абвгдежзиклм'[at]}ук`).join(' '));
  expect(vocabulary.trips()).toBeLessThanOrEqual(trips * 2);
});

test('nothing typed is nothing understood', async () => {
  for (const typed of ['', '   ', '!!!']) expect((await understand(typed)).level).toBe('none');
});
