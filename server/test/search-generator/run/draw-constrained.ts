// Queries for goods of a colour, material, size or price, and for goods that are not sold.
import type { SeededRandom } from '../../../../scripts/seeded-random.ts';
import { COLOUR_PHRASES, COLOURS, russianColour } from '../grammar/colours.ts';
import { CERTAIN_GOODS, type Goods, goodsNamed } from '../grammar/goods.ts';
import { MATERIALS } from '../grammar/materials.ts';
import { MONEY_PHRASES, russianMoney } from '../grammar/money.ts';
import { NOT_SOLD, RUSSIAN_NOT_SOLD } from '../grammar/not-sold.ts';
import { CERTAIN_RUSSIAN_GOODS } from '../grammar/russian-goods.ts';
import { AREA_PHRASES, LENGTH_PHRASES, SEAT_PHRASES } from '../grammar/sizes.ts';
import { typeInLatin } from '../typing/latin-habits.ts';
import { typeOnRussianPhone } from '../typing/russian-phone.ts';
import { type Draw, inSentence } from './draw-goods.ts';
import { isOfGoods, type ProductOfShop } from './products-of-shop.ts';
import type { Draft } from './query.ts';
import type { ShopTruth } from './shop-truth.ts';

/** Half of the queries are typed plainly; the rest stands in a sentence, in Latin letters, or comes from a phone. */
function asTyped(text: string, random: SeededRandom): string {
  const sentence = random.oneIn(3) ? inSentence(text, random) : text;
  if (random.oneIn(4)) return typeInLatin(sentence, random);
  return random.oneIn(6) ? typeOnRussianPhone(sentence) : sentence;
}

/** Only queries that some product matches. */
function fulfilled(text: string, goods: Goods, shop: ShopTruth, condition: (product: ProductOfShop) => boolean): Draft {
  const wanted = shop.productsOf(goods, condition);
  return wanted.right.size > 0 ? { text, ...wanted } : null;
}

const someOf = (goods: Goods, random: SeededRandom, shop: ShopTruth): ProductOfShop =>
  random.oneOf(shop.products.filter((product) => isOfGoods(product, goods)));

export const drawColour: Draw = (random, shop) => {
  const colour = random.oneOf(COLOURS);
  const isSo = ({ colour: name }: ProductOfShop) => colour.fulfilledBy.test(name);
  const isThere = (goods: Goods) =>
    shop.products.some((product) => isOfGoods(product, goods) && colour.named.test(product.colour));
  if (colour.russian !== null && random.oneIn(8)) {
    const { nominative, gender, goods } = random.oneOf(CERTAIN_RUSSIAN_GOODS);
    if (!isThere(goods)) return null;
    return fulfilled(`${russianColour(colour.russian, gender)} ${nominative}`, goods, shop, isSo);
  }
  const goods = random.oneOf(CERTAIN_GOODS);
  if (!isThere(goods)) return null;
  const phrase = random.oneOf(COLOUR_PHRASES)(colour.name, goods.name);
  return fulfilled(asTyped(phrase, random), goods, shop, isSo);
};

/** Nobody types «модон модон ор». */
export const drawMaterial: Draw = (random, shop) => {
  const { name, fulfilledBy } = random.oneOf(MATERIALS);
  const goods = random.oneOf(CERTAIN_GOODS);
  if (/мод|шил|даавуу/.test(goods.name)) return null;
  return fulfilled(asTyped(`${name} ${goods.name}`, random), goods, shop, ({ materials }) =>
    fulfilledBy.test(materials),
  );
};

const WITH_AREA = ['ор', 'матрас', 'хивс', 'хүүхдийн ор', 'алчуур'].map(goodsNamed);
const WITH_LENGTH = [
  'буйдан',
  'хоолны ширээ',
  'ажлын ширээ',
  'хувцасны шүүгээ',
  'гутлын шүүгээ',
  'зурагтын тавиур',
  'толь',
];
const WITH_SEATS = ['буйдан', 'хоолны ширээ'].map(goodsNamed);

const KINDS_OF_SIZE = [
  { goods: WITH_AREA, phrases: AREA_PHRASES },
  { goods: WITH_LENGTH.map(goodsNamed), phrases: LENGTH_PHRASES },
  { goods: WITH_SEATS, phrases: SEAT_PHRASES },
];

export const drawSize: Draw = (random, shop) => {
  const kind = random.oneOf(KINDS_OF_SIZE);
  const goods = random.oneOf(kind.goods);
  const phrase = random.oneOf(kind.phrases)(goods.name, someOf(goods, random, shop));
  return phrase && fulfilled(asTyped(phrase.text, random), goods, shop, phrase.fulfilledBy);
};

export const drawMoney: Draw = (random, shop) => {
  if (random.oneIn(8)) {
    const { plural, goods } = random.oneOf(CERTAIN_RUSSIAN_GOODS);
    const { text, fulfilledBy } = russianMoney(plural, someOf(goods, random, shop).priceTug, random);
    return fulfilled(text, goods, shop, ({ priceTug }) => fulfilledBy(priceTug));
  }
  const goods = random.oneOf(CERTAIN_GOODS);
  const { priceTug: price } = someOf(goods, random, shop);
  const { text, fulfilledBy } = random.oneOf(MONEY_PHRASES)(goods.name, price, random);
  return fulfilled(asTyped(text, random), goods, shop, ({ priceTug }) => fulfilledBy(priceTug));
};

export const drawNotSold: Draw = (random) => {
  const nothing = { right: new Set<number>(), tolerated: new Set<number>() };
  if (random.oneIn(8)) return { text: random.oneOf(RUSSIAN_NOT_SOLD), ...nothing };
  const name = random.oneOf(NOT_SOLD);
  const text = random.oneIn(2) ? inSentence(name, random) : name;
  return { text: random.oneIn(4) ? typeInLatin(text, random) : text, ...nothing };
};
