// Phrases around goods. The sentences combine carriers and goods, so that no rule can be fitted to a single sentence.
import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { type ShopOfTest, shopOfTest } from '../../../test/shop-of-test.ts';

const real = databaseOfTest();
let shop: ShopOfTest;
beforeAll(() => {
  shop = shopOfTest(real.database.db);
});

const GOODS = { буйдан: 'буйдан', толь: 'толь', хөшиг: 'хөшиг', 'оффисын сандал': 'оффисын сандал', матрас: 'матрас' };
const SENTENCES = [
  '… харуулаач',
  '… зардаг уу',
  '… олоод өгөөч',
  '… байна уу',
  'надад … хэрэгтэй байна',
  '… хаана байдаг вэ',
  'танайд … бий юу',
  '… захиалж болох уу',
  'та нар … оруулж ирдэг үү',
  '… дууссан уу',
  'би … авахыг хүсэж байна',
  'гоё … байвал хэлээрэй',
];

test.each(SENTENCES)('«%s» finds the thing', async (sentence) => {
  for (const [thing, name] of Object.entries(GOODS)) {
    const { product, understood } = await shop.ask('search', { search: sentence.replace('…', thing) });
    expect(`${product[0]?.product_type} ${product[0]?.sub_category_name}`.toLowerCase()).toContain(name);
    expect(understood.level).toBe('exact');
  }
});

test.each([
  ['divan bna uu', 'буйдан'],
  ['toli zardag uu', 'толь'],
  ['hushig olood ugooch', 'хөшиг'],
  ['есть диван', 'буйдан'],
  ['покажите зеркало', 'толь'],
  ['где купить штору', 'хөшиг'],
  ['where can i buy a mirror', 'толь'],
  ['стол для кухни', 'ширээ'],
  ['шкаф с зеркалом', 'шүүгээ'],
])('«%s» asks for «%s» in other letters and languages', async (typed, name) => {
  const { product } = await shop.ask('search', { search: typed });
  expect(`${product[0]?.product_type} ${product[0]?.sub_category_name}`.toLowerCase()).toContain(name);
});

test.each([
  'утас байна уу',
  'надад компьютер хэрэгтэй',
  'мотоцикль зардаг уу',
  'нохой авъя',
  'купить машину',
  'i need a car',
])('what is not sold is not sold whatever is said around it: «%s»', async (typed) => {
  expect(await shop.ask('search', { search: typed })).toMatchObject({ products: 0, understood: { level: 'none' } });
});

test('a word that the shop does not know narrows nothing, and is named with the text that leaves it out', async () => {
  const { understood, product } = await shop.ask('search', { search: 'тансаг ганган ногоон буйдан' });
  expect(understood.level).toBe('some');
  expect(understood.filters).toContainEqual({
    kind: 'word',
    label: 'тансаг ганган',
    without: 'ногоон буйдан',
    isMet: false,
  });
  expect(product.every((card) => card.color_name.includes('ногоон'))).toBe(true);
  const series = await shop.ask('search', { search: 'амар цувралын буйдан' });
  expect(series.product.map(({ name }) => name)).toEqual(series.product.map(() => 'AMAR'));
});
