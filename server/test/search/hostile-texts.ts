// Texts that nobody types to find furniture, but that a script sends to find the most expensive ones: of twenty kinds,
// up to the length that the search box accepts, and always the same.
import { LONGEST_SEARCH } from '@tokhi/rules/catalogue/search-check';
import fc from 'fast-check';
import { sizeOf } from '../sizes.ts';

const SEED = 20_261_115;
export const OF_A_KIND = sizeOf('HOSTILE_TEXTS');

type Unit = fc.Arbitrary<string>;
const oneOf = (signs: string): Unit => fc.constantFrom(...Array.from(signs));
const whole = (unit: Unit): Unit => fc.string({ unit, minLength: LONGEST_SEARCH, maxLength: LONGEST_SEARCH });
const words = (unit: Unit, longest: number): Unit =>
  fc
    .array(fc.string({ unit, minLength: Math.ceil(longest / 2), maxLength: longest }), { minLength: 12, maxLength: 40 })
    .map((made) => made.join(' '));
const some = (...pieces: string[]): Unit =>
  fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 40 }).map((made) => made.join(' '));

const LATIN = oneOf('abcdefghijklmnopqrstuvwxyz');
const CYRILLIC = oneOf('абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя');
/** Folding keeps its length, and its trigrams are those of words. */
const SYLLABLE = fc.tuple(oneOf('бвгджзклмнпрстхцчш'), oneOf('аэиоөуү')).map((pair) => pair.join(''));
/** Greek, Armenian, Hebrew, Arabic, Devanagari, Thai, Georgian, old Mongolian, Hiragana, Han, Hangul, runes, letters of formulas. */
const SCRIPTS = [0x3b1, 0x561, 0x5d0, 0x627, 0x905, 0xe01, 0x10d0, 0x1820, 0x3041, 0x4e00, 0xac00, 0x16a0, 0x1d41a];
const OF_ANY_SCRIPT = fc
  .tuple(fc.constantFrom(...SCRIPTS), fc.nat(20))
  .map(([first, further]) => String.fromCodePoint(first + further));
const OF_THE_SHOP =
  'буйдан ширээ сандал шүүгээ ор матрас гэрэл хивс хөшиг толь тавиур кресло диван стол тв цагаан'.split(' ');

const KINDS: Record<string, Unit> = {
  'Latin letters without a blank': whole(LATIN),
  'Cyrillic letters without a blank': whole(CYRILLIC),
  'syllables without a blank': whole(SYLLABLE),
  'one or two letters again and again': whole(SYLLABLE).map((text) => text.slice(0, 2).repeat(LONGEST_SEARCH / 2)),
  'unknown words in Latin letters': words(LATIN, 12),
  'unknown words in Cyrillic letters': words(CYRILLIC, 14),
  'unknown words that can be said': words(SYLLABLE, 5),
  'words of one to three letters': words(fc.oneof(LATIN, CYRILLIC), 3),
  'long words': words(SYLLABLE, 16),
  'words of the shop, as many as fit': some(...OF_THE_SHOP),
  'words of the shop, each with a slip': some(
    ...OF_THE_SHOP.flatMap((word) => [`${word}щ`, `х${word}`, word.slice(1)]),
  ),
  digits: words(oneOf('0123456789.-'), 10),
  'letters and digits in turn': whole(fc.tuple(LATIN, oneOf('0123456789')).map((pair) => pair.join(''))),
  'signs of another keyboard': words(oneOf("qwertyuiop[]asdfghjkl;'zxcvbnm,./-="), 12),
  'emoji and combining marks': whole(oneOf('🛋🪑👩‍👩‍👧🇲🇳и\u0306e\u0301\u0300\u20dd')),
  'right to left and no width': whole(oneOf('\u202e\u202d\u200f\u200b\u200d\u2060\ufeff\u00adבאתםعرض буй')),
  'every script': words(OF_ANY_SCRIPT, 10),
  SQL: some(
    "' or 1=1 --",
    "'; drop table products; --",
    "') union select 1 --",
    'pg_sleep(10)',
    '$1',
    '%_%',
    '\\',
    '"',
  ),
  'regular expressions': some(
    '(a+)+$',
    '^(.*a){25}$',
    '[[:alpha:]]*',
    '\\b\\w+\\b',
    '(?=(?:x*)*y)',
    '.*.*',
    '([a-z]+)*1м',
  ),
  'operators of tsquery': some(
    "'a' & 'b'",
    '!буйдан',
    'a <-> b',
    ':*',
    "('",
    'ор:*A & !(ш | с)',
    '<99999>',
    '&&||!!',
    '*',
  ),
};

const fits = (text: string): string => text.toWellFormed().slice(0, LONGEST_SEARCH).trim();

/** Kind → its texts. */
export const hostileTexts = (): Map<string, string[]> =>
  new Map(
    Object.entries(KINDS).map(([kind, text], at) => {
      const made = fc.sample(text, { numRuns: OF_A_KIND * 4, seed: SEED + at }).map(fits);
      return [kind, [...new Set(made)].filter((one) => one !== '').slice(0, OF_A_KIND)];
    }),
  );
