// Keys of the two Cyrillic layouts used in Mongolia, with what the same keys write on a Latin one.

const LATIN_KEYS = Array.from("qwertyuiop[]asdfghjkl;'zxcvbnm,./-=");
const MONGOLIAN_KEYS = Array.from('фцужэнгшүзкъйыбөахролдпячёсмитьвюещ');
const RUSSIAN_KEYS = Array.from('йцукенгшщзхъфывапролджэячсмитьбю.-=');

const pairUp = (from: readonly string[], to: readonly string[]): ReadonlyMap<string, string> =>
  new Map(from.map((key, at) => [key, to[at] ?? key]));

const TABLES = {
  mongolianOnLatin: pairUp(MONGOLIAN_KEYS, LATIN_KEYS),
  russianOnLatin: pairUp(RUSSIAN_KEYS, LATIN_KEYS),
  latinOnMongolian: pairUp(LATIN_KEYS, MONGOLIAN_KEYS),
  latinOnRussian: pairUp(LATIN_KEYS, RUSSIAN_KEYS),
} as const;

export type LayoutMistake = keyof typeof TABLES;

/** What appears when the text was typed for one layout while the other was on. */
export const typeOnWrongLayout = (text: string, mistake: LayoutMistake): string =>
  Array.from(text, (character) => TABLES[mistake].get(character) ?? character).join('');
