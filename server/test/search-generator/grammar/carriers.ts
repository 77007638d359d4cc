// Phrases around goods. «…» stands for the goods; a case says which ending they get there.
import type { Case } from './inflect-noun.ts';
import type { Gender, RussianGoods } from './russian-goods.ts';
import { VERB_CARRIERS } from './verbs.ts';

/** Before the goods, in a sentence that continues with any of the verbs. */
export const OPENINGS: readonly string[] = [
  'надад',
  'сайн байна уу',
  'уучлаарай',
  'танай дэлгүүрээс',
  'танайхаас',
  'бид гэртээ',
  'шинэ байрандаа',
  'би нэг',
  'ээждээ бэлэглэх',
  'шинэ айлд тавих',
];

/** Words of praise that fit any product and select none. */
export const PRAISE: readonly string[] = ['гоё', 'чанартай', 'сайхан', 'аятайхан', 'загварлаг', 'тохиромжтой'];

/** After the goods, in the plain form. */
const AFTER: readonly string[] = [
  'байгаа юу танайд',
  'бий юу',
  'бэлэн байгаа болов уу',
  'хэрэгтэй байна аа',
  'хэрэг болчихлоо',
  'үнэ нь хэд вэ',
  'ямар үнэтэй вэ',
  'хэдээр зарагддаг вэ',
  'олдох болов уу',
  'дууссан уу',
  'хэзээ ирэх вэ',
  'хаанаас авах вэ',
  'сонирхож байна л даа',
  'санал болгооч',
  'ямар ямар байна',
  'байвал хэлээрэй',
];

export const CARRIERS_AFTER: readonly string[] = [...AFTER, ...VERB_CARRIERS];

/** Sentences that need inflected goods, by case. */
export const INFLECTED_CARRIERS: Readonly<Record<Case, readonly string[]>> = {
  genitive: ['… үнэ хэд', '… сонголт үзье', 'танай … загварууд', '… төрлүүд', '… үнийг хэлээч'],
  dative: ['… хэдэн төгрөг хэрэгтэй вэ', '… хүргэлт байгаа юу'],
  accusative: ['… захиалмаар байна', '… яаж захиалах вэ', '… зээлээр авч болох уу', '… хэдээр авах вэ'],
  ablative: ['… нэгийг авъя', '… сонгоод үзье', 'танай … үзүүлээч'],
  instrumental: ['… сонирхоод үзье гэсэн юм', '… сонголт хийе'],
  comitative: ['… танилцъя', '… танилцмаар байна'],
  plural: ['…', '… үзүүлээч', 'ямар … байна', 'сүүлийн үеийн …'],
  reflexive: ['… солих гэсэн юм', '… шинэчилмээр байна', 'гэрийнхээ … сольё'],
};

const NEEDED: Readonly<Record<Gender, string>> = { m: 'нужен', f: 'нужна', n: 'нужно', pl: 'нужны' };

export const RUSSIAN_CARRIERS: readonly ((goods: RussianGoods) => string)[] = [
  ({ nominative }) => `есть ${nominative} в наличии`,
  ({ nominative }) => `сколько стоит ${nominative} у вас`,
  ({ accusative }) => `хочу купить ${accusative}`,
  ({ accusative }) => `где можно купить ${accusative}`,
  ({ accusative }) => `ищу ${accusative} домой`,
  ({ plural }) => `покажите пожалуйста ${plural}`,
  ({ plural }) => `какие есть ${plural}`,
  ({ plural }) => `${plural} недорого`,
  ({ nominative, gender }) => `мне ${NEEDED[gender]} ${nominative}`,
  ({ accusative }) => `подскажите ${accusative}`,
];
