// Queries for goods only: plain, in a sentence, inflected, and typed in every way.
import type { SeededRandom } from '../../../../scripts/seeded-random.ts';
import { CARRIERS_AFTER, INFLECTED_CARRIERS, OPENINGS, PRAISE, RUSSIAN_CARRIERS } from '../grammar/carriers.ts';
import { GOODS, type Goods } from '../grammar/goods.ts';
import { CASES, inflectNoun } from '../grammar/inflect-noun.ts';
import { nounOf } from '../grammar/nouns.ts';
import { RUSSIAN_GOODS } from '../grammar/russian-goods.ts';
import { typeInLatin } from '../typing/latin-habits.ts';
import { typeOnRussianPhone } from '../typing/russian-phone.ts';
import { withOneSlip } from '../typing/slips.ts';
import { typeOnWrongLayout } from '../typing/wrong-layout.ts';
import type { Draft } from './query.ts';
import type { ShopTruth } from './shop-truth.ts';

export type Draw = (random: SeededRandom, shop: ShopTruth) => Draft;

/** A sentence around the text: one to three of opening, praise and verb. */
export function inSentence(text: string, random: SeededRandom): string {
  const before = random.oneIn(3) ? `${random.oneOf(OPENINGS)} ` : '';
  const praise = random.oneIn(4) ? `${random.oneOf(PRAISE)} ` : '';
  return `${before}${praise}${text} ${random.oneOf(CARRIERS_AFTER)}`;
}

/** Short words get another meaning when a character changes: ор, дэр, пуф. */
const SHORTEST_HEAD = 4;

/** The parts of a query: the goods as named in it, and the text around them. */
interface Said {
  goods: Goods;
  name: string;
  /** «…» stands for the goods. */
  around: string;
}

const textOf = ({ name, around }: Said): string => around.replace('…', name);

function inflected(random: SeededRandom): Said | null {
  const goods = random.oneOf(GOODS);
  const words = goods.name.split(' ');
  const head = words.pop() ?? '';
  const noun = nounOf(head);
  const form = random.oneOf(CASES);
  // «ороо» is also the word for a room with a missing vowel, and «орнууд» are countries.
  if (!noun || (head === 'ор' && ['plural', 'reflexive'].includes(form))) return null;
  const name = [...words, inflectNoun(noun, form)].join(' ');
  return { goods, name, around: random.oneOf(INFLECTED_CARRIERS[form]) };
}

/** Plain, in a sentence or inflected, for the classes that are about typing. */
function said(random: SeededRandom): Said | null {
  const goods = random.oneOf(GOODS);
  switch (random.whole(3)) {
    case 0:
      return { goods, name: goods.name, around: '…' };
    case 1:
      return { goods, name: goods.name, around: inSentence('…', random) };
    default:
      return inflected(random);
  }
}

const typed =
  (type: (said: Said, random: SeededRandom) => string | null): Draw =>
  (random, shop) => {
    const one = said(random);
    const text = one && type(one, random);
    return one && text && text !== textOf(one) ? { text, ...shop.productsOf(one.goods) } : null;
  };

export const drawPlain: Draw = (random, shop) => {
  const goods = random.oneOf(GOODS);
  return { text: goods.name, ...shop.productsOf(goods) };
};

export const drawCarrier: Draw = (random, shop) => {
  const goods = random.oneOf(GOODS);
  return { text: inSentence(goods.name, random), ...shop.productsOf(goods) };
};

export const drawInflected: Draw = (random, shop) => {
  const one = inflected(random);
  return one && { text: textOf(one), ...shop.productsOf(one.goods) };
};

export const drawLatin = typed((one, random) => typeInLatin(textOf(one), random));

export const drawRussianPhone = typed((one) => typeOnRussianPhone(textOf(one)));

export const drawLayout = typed((one, random) => {
  const text = textOf(one);
  if (!random.oneIn(3)) return typeOnWrongLayout(text, 'mongolianOnLatin');
  return typeOnWrongLayout(typeInLatin(text, random), random.oneOf(['latinOnMongolian', 'latinOnRussian']));
});

/** Most slips are in the goods themselves, which have to be found. */
export const drawTypo = typed((one, random) => {
  const head = one.goods.name.split(' ').at(-1) ?? '';
  if (head.length < SHORTEST_HEAD) return null;
  if (random.oneIn(5)) return withOneSlip(textOf(one), random);
  const name = withOneSlip(one.name, random);
  return name && textOf({ ...one, name });
});

export const drawRussian: Draw = (random, shop) => {
  const one = random.oneOf(RUSSIAN_GOODS);
  const text = random.oneIn(4) ? random.oneOf([one.nominative, one.plural]) : random.oneOf(RUSSIAN_CARRIERS)(one);
  const written = random.oneIn(5) ? typeOnWrongLayout(text, 'russianOnLatin') : text;
  return { text: random.oneIn(2) ? written.replaceAll('ё', 'е') : written, ...shop.productsOf(one.goods) };
};
