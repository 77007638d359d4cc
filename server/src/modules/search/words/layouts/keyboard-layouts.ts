// A word typed on the wrong keyboard layout: "injtt" is «ширээ», «тйлт» is "malm".

const LATIN_KEYS = "-=qwertyuiop[]asdfghjkl;'zxcvbnm,./";
/** The Mongolian rows (the same as KEY in the affix file of the spelling dictionary). */
const MONGOLIAN_KEYS = 'ещфцужэнгшүзкъйыбөахролдпячёсмитьвю';
/** Many phones and computers have only the Russian rows; the two keys of the number row stay as they are. */
const RUSSIAN_KEYS = '-=йцукенгшщзхъфывапролджэячсмитьбю.';

/** The characters of a word that may be typed on the wrong layout. */
export const LAYOUT_CHARACTERS = /^[a-z\-=[\];',./\u0400-\u04ff]+$/;

function rowsFrom(typed: string, meant: string): Map<string, string> {
  const to = Array.from(meant);
  return new Map(
    Array.from(typed).flatMap((key, place) => (to[place] === undefined ? [] : [[key, to[place]] as const])),
  );
}

/** Most likely first. The last two: a typist of the Mongolian rows on the Russian layout, and the reverse. */
const MISTAKES = [
  rowsFrom(LATIN_KEYS, MONGOLIAN_KEYS),
  rowsFrom(MONGOLIAN_KEYS, LATIN_KEYS),
  rowsFrom(LATIN_KEYS, RUSSIAN_KEYS),
  rowsFrom(RUSSIAN_KEYS, LATIN_KEYS),
  rowsFrom(RUSSIAN_KEYS, MONGOLIAN_KEYS),
  rowsFrom(MONGOLIAN_KEYS, RUSSIAN_KEYS),
];

/** A text of several words on the other layouts; figures and blanks are the same on all of them. */
export function wholeOnOtherLayouts(typed: string): string[] {
  const text = typed.normalize('NFC').toLowerCase();
  const readings = MISTAKES.map((rows) =>
    Array.from(text)
      .map((key) => rows.get(key) ?? key)
      .join(''),
  );
  return [...new Set(readings)].filter((reading) => reading !== text);
}

const LETTERS_ONLY = /^[\p{L}\p{M}]+$/u;

/** The same keys on the other layouts: words of letters only, without the word itself. */
export function onOtherLayouts(typed: string): string[] {
  const word = typed.normalize('NFC').toLowerCase();
  const readings = MISTAKES.map((rows) => {
    const letters = Array.from(word).map((key) => rows.get(key));
    return letters.includes(undefined) ? '' : letters.join('');
  });
  return [...new Set(readings)].filter((reading) => reading !== word && LETTERS_ONLY.test(reading));
}
