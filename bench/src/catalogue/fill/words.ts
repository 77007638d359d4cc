// The words of the synthetic catalogue. The cost of a search depends on how many products have its word, so the shares are
// chosen: «тавилга» is in 30 percent of all products, «ширээ» in 6, a model's invented name in some fifty products.
import { BRANDS } from './shape.ts';

export const VERY_COMMON_WORD = 'тавилга';
export const COMMON_WORD = 'ширээ';
const VERY_COMMON_PERCENT = 30;
const COMMON_PERCENT = 6;

const list = (text: string): string[] => text.split(' ');

/** None of these is a synonym of the two words above. */
export const NOUNS = [
  ...list('сандал буйдан шүүгээ тавиур дэнлүү толь хивс хөшиг дэр хөнжил матрас комод хайрцаг өлгүүр тогоо аяга'),
  ...list('таваг сагс зураг ваар цаг бүтээлэг алчуур хаалт самбар савлуур орхимж гудас шал тайз дэвсгэр тавцан'),
];

export const ADJECTIVES = [
  ...list('модон зөөлөн эвхдэг өндөр намхан том жижиг дугуй дөрвөлжин хөнгөн бөх шинэ өргөн нарийн гоёмсог'),
  ...list('энгийн тансаг дулаан сэрүүн гэрэлтэй хөдөлгөөнт хүүхдийн зочны унтлагын ажлын зуслангийн'),
];

export const CATEGORY_NAMES = [
  ...list('Зочин Унтлага Гэгээ Гал-тогоо Хүүхэд Ажил Угаалга Агуулах Чимэглэл Нэхмэл Зуслан Үүд Цэцэрлэг'),
  ...list('Амралт Тоглоом Баяр Аян Гэрэлтүүлэг Нөөц Бусад'),
];

const HUES = list('цагаан хар саарал бор ногоон цэнхэр улаан шар');
const SHADES = ['', 'цайвар ', 'бараан ', 'гүн ', 'бүдэг '];
export const COLOURS = SHADES.flatMap((shade) => HUES.map((hue) => shade + hue));

const MATERIALS = list('царс хус нарс металл шил арьс');

/** The kinds of product, one entry a percent. */
export const KINDS_BY_PERCENT: readonly string[] = Array.from({ length: 100 }, (_, percent) => {
  if (percent < VERY_COMMON_PERCENT) return VERY_COMMON_WORD;
  if (percent < VERY_COMMON_PERCENT + COMMON_PERCENT) return COMMON_WORD;
  return NOUNS[percent % NOUNS.length] as string;
});

const CONSONANTS = list('б в г д ж з к л м н п р с т х ц ч ш');
const VOWELS = list('а э и о у');
const SYLLABLES = CONSONANTS.flatMap((consonant) => VOWELS.map((vowel) => consonant + vowel));
const WORDS = SYLLABLES.length ** 3;
/** No divisor in common with WORDS: neighbours sound unlike, and no word occurs twice. */
const WORD_STEP = 7_919;

/** Three syllables and a final that is no case ending: the query understanding keeps each word separate. */
export function inventedWord(number: number): string {
  let rest = (number * WORD_STEP) % WORDS;
  let word = '';
  for (let syllable = 0; syllable < 3; syllable += 1) {
    word += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return `${word}ш`;
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Brands take their names from the far end, which model names do not reach. */
export const brandName = (brand: number): string => capital(inventedWord(WORDS - BRANDS + brand - 1));

/** Specification codes and values are the same in every category: the first is the material. */
export const specCode = (slot: number): string => (slot === 0 ? 'material' : `spec_${slot}`);
export const specValue = (slot: number, value: number): string =>
  slot === 0 ? (MATERIALS[value] as string) : `${(slot + 1) * (value + 1) * 5} см`;
