// One ASCII key for every way of typing a word: «хүүхэд», "huuhed", "khuukhed", "xyyxed" and "hvvhed" are the same key.

/** The key of each Cyrillic letter; е э, и й ы ь, о ө and у ү are equal because typists mix them up. */
const CYRILLIC: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  э: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  ы: 'i',
  ь: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  ө: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ү: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ю: 'iu',
  я: 'ia',
  ё: 'io',
  // Substitutes for ө, ү and other letters on old and foreign keyboards.
  є: 'o',
  ѳ: 'o',
  ӫ: 'o',
  ӧ: 'o',
  ї: 'u',
  ұ: 'u',
  ӯ: 'u',
  ӱ: 'u',
  ў: 'u',
  і: 'i',
  ј: 'j',
  ѐ: 'e',
  ң: 'n',
  ӊ: 'n',
  қ: 'k',
  ғ: 'g',
  ҳ: 'h',
  һ: 'h',
};

/** Latin look-alikes in a Cyrillic word: «шvvгээ», «cандал», «öлгүүр». */
const LOOK_ALIKE: Record<string, string> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  i: 'и',
  k: 'к',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'р',
  r: 'р',
  t: 'т',
  u: 'у',
  v: 'ү',
  x: 'х',
  y: 'ү',
  ö: 'ө',
  õ: 'ө',
  ø: 'ө',
  ɵ: 'ө',
  θ: 'ө',
  ü: 'ү',
  ű: 'ү',
  γ: 'ү',
};
const LOOKING_CYRILLIC = /[a-zöõøɵθüűγ]/g;

/** Letters in a Latin word outside the 26: «hөnjil», «hүүhed», the dotless ı. */
const FOREIGN_LETTER: Record<string, string> = {
  ө: 'o',
  ѳ: 'o',
  є: 'o',
  ɵ: 'o',
  ø: 'o',
  œ: 'o',
  θ: 'o',
  ү: 'u',
  γ: 'u',
  ʉ: 'u',
  ı: 'i',
  ł: 'l',
  đ: 'd',
  ß: 's',
  æ: 'e',
};
const FOREIGN = /[өѳєɵøœθүγʉıłđßæ]/g;
/** The letters that a Latin keyboard lacks; they do not make a Latin word Cyrillic. */
const LACKING_IN_LATIN = /[өүѳє]/g;
/** «компьютер» is also written «компютер». */
const SOFT_BEFORE_VOWEL = /[ьъ](?=[яюёе])/g;
const HAS_CYRILLIC = /[\u0400-\u04ff]/;
const MARKS = /[\u0300-\u036f]/g;
const APOSTROPHES = /['’‘`´ʼʹ]/g;

/** Latin spellings of one sound; the order matters. */
const LATIN: [RegExp, string][] = [
  [/shch|sch/g, 'sh'],
  [/tch/g, 'ch'],
  [/kh|x/g, 'h'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/zh|dj/g, 'j'],
  [/dz/g, 'z'],
  [/tz/g, 'ts'],
  [/ck/g, 'k'],
  [/c(?!h)/g, 'ts'],
  // ө is typed as q, which no Mongolian word has; before u it is English: "queen".
  [/q(?=u)/g, 'k'],
  [/q/g, 'o'],
  // «хэтрэхгүй» is typed "hetrehgyi", "hetrehgvi" and "hetrehgyy".
  [/(?<=[hdna])g(?:[vyw][iy]|vv|ww)$/g, 'gui'],
  // «хайя» is typed "hayya".
  [/(?<=[aeo])yy(?=[aeo])/g, 'i'],
  // ү is typed as a similar-looking key: v, y or w.
  [/yy|vv|ww/g, 'uu'],
  [/w/g, 'v'],
  [/(^|[^aeiouyv])v(?=[^aeiouyv])/g, '$1u'],
  // y is ы before an ending («sandlyn», «orny»), ү between consonants («hyrgelt») and at the beginning («yndes»).
  [/([^aeiouy])y(?=(?:n|g|h|ns|nh)?$)/g, '$1i'],
  [/(^|[^aeiouy])y(?=[^aeiouy])/g, '$1u'],
  [/y(?=e)/g, ''],
  [/y/g, 'i'],
  // «компьютер» is typed "kompiyuter".
  [/ii(?=u)/g, 'i'],
];

const NOT_IN_KEYS = /[^a-z0-9]/g;
const DOUBLED_CONSONANT = /([b-df-hj-np-tv-z])\1+/g;
const STRETCHED_VOWEL = /([aeiou])\1\1+/g;

/** Long vowels stay long: «дэр» is a pillow, «дээр» is "on". */
const squeeze = (key: string): string =>
  key.replace(NOT_IN_KEYS, '').replace(DOUBLED_CONSONANT, '$1').replace(STRETCHED_VOWEL, '$1$1');

function foldCyrillic(word: string): string {
  const own = word.replace(LOOKING_CYRILLIC, (letter) => LOOK_ALIKE[letter] ?? letter).replace(SOFT_BEFORE_VOWEL, '');
  let key = '';
  for (const letter of own) key += CYRILLIC[letter] ?? letter;
  return squeeze(key);
}

function foldLatin(word: string): string {
  const plain = word.normalize('NFD').replace(MARKS, '');
  const ascii = plain.replace(FOREIGN, (letter) => FOREIGN_LETTER[letter] ?? letter);
  return squeeze(LATIN.reduce((key, [spelling, sound]) => key.replace(spelling, sound), ascii));
}

const CORRECTLY_TYPED = /^[а-яёөү]+$/;

/** The key of one word, [a-z0-9] only; empty when no character of the word can be kept. */
export function fold(word: string): string {
  // The whole dictionary is folded when a process starts: a fast path for its words.
  if (CORRECTLY_TYPED.test(word)) return foldCyrillic(word);
  const plain = word.normalize('NFKC').toLowerCase().replace(APOSTROPHES, '');
  const latin = /[a-z]/.test(plain) && !HAS_CYRILLIC.test(plain.replace(LACKING_IN_LATIN, ''));
  return latin || !HAS_CYRILLIC.test(plain) ? foldLatin(plain) : foldCyrillic(plain);
}

/** English words have a hard c where our Latin has ц: "comod", "carpet". Null without a second reading. */
export function foldWithHardC(word: string): string | null {
  const latin = word.toLowerCase();
  return /c(?!h)/.test(latin) && !HAS_CYRILLIC.test(latin) ? fold(latin.replace(/c(?!h)/g, 'k')) : null;
}

/** In chat w is also ш, which it looks like: "wiree", "wine". Null without a second reading. */
export function foldWithWAsSh(word: string): string | null {
  const latin = word.toLowerCase();
  return /w(?!w)/.test(latin) && !HAS_CYRILLIC.test(latin) ? fold(latin.replace(/w/g, 'sh')) : null;
}
