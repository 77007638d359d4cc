// The distance of two keys for a typist: a neighbouring sound is a smaller slip than a wrong letter.

/** Sounds that a key writes with two letters, as one: a slip there is a slip of one sound. */
const ONE_CONSONANT: [string, string][] = [
  ['ts', 'c'],
  ['ch', 'q'],
  ['sh', 'w'],
];
/** ю and я; but in «тавиур» и and у are two keys. */
const ONE_VOWEL: [string, string][] = [
  ['iu', 'x'],
  ['ia', 'y'],
];
const ONE_SOUND = [...ONE_CONSONANT, ...ONE_VOWEL];

/** A key as sounds, and a bit set of them: a bit for each letter, one for all figures. */
export interface Sounds {
  word: string;
  has: number;
}

const CODE_OF_A = 97;
const FIGURES = 1 << 26;
const bitOf = (sound: string): number => (sound < 'a' ? FIGURES : 1 << (sound.charCodeAt(0) - CODE_OF_A));

export const soundsOf = (key: string): Sounds => soundsBy(ONE_SOUND, key);

/** The same with separate vowels; null where that makes no difference. */
export const soundsApart = (key: string): Sounds | null =>
  ONE_VOWEL.some(([two]) => key.includes(two)) ? soundsBy(ONE_CONSONANT, key) : null;

function soundsBy(pairs: readonly [string, string][], key: string): Sounds {
  const word = pairs.reduce((said, [two, one]) => said.replaceAll(two, one), key);
  let has = 0;
  for (const sound of word) has |= bitOf(sound);
  return { word, has };
}

const VOWELS = 'aeiouxy';
const isVowel = (letter: string): boolean => VOWELS.includes(letter);

/** Sounds that are often confused, in the letters of `sounds`. */
const NEIGHBOURS = new Set('hk gh gk bv dt sz jz bp fp uv mn sw cq cs cz cw jq hq kq ct'.split(' '));
const NEIGHBOUR_COST = 0.6;
export const VOWEL_FOR_VOWEL = 0.6;
const SWAPPED = 0.7;
const DOUBLED = 0.4;
const LOST_VOWEL = 0.8;
const WRONG_LETTER = 1;

/** The minimum cost of a sound that only one of the words has, replaced or added. */
const STRANGE_SOUND = Math.min(NEIGHBOUR_COST, VOWEL_FOR_VOWEL, LOST_VOWEL, WRONG_LETTER);

export const TOO_FAR = Number.POSITIVE_INFINITY;

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** A quick check by length and sounds whether two words are further apart than `most`: true for 49 in 50. */
function areFar(a: Sounds, b: Sounds, most: number): boolean {
  if (Math.abs(a.word.length - b.word.length) * DOUBLED > most) return true;
  return Math.max(bitsIn(a.has & ~b.has), bitsIn(b.has & ~a.has)) * STRANGE_SOUND > most;
}

function exchange(a: string, b: string): number {
  if (a === b) return 0;
  if (isVowel(a) && isVowel(b)) return VOWEL_FOR_VOWEL;
  return NEIGHBOURS.has(a < b ? a + b : b + a) ? NEIGHBOUR_COST : WRONG_LETTER;
}

/** The cost of a letter that only one word has. */
function lone(word: string, place: number): number {
  const letter = word.charAt(place);
  if (letter === word.charAt(place - 1)) return DOUBLED;
  return isVowel(letter) ? LOST_VOWEL : WRONG_LETTER;
}

/** Weighted edit distance with swaps of neighbours; TOO_FAR as soon as it must exceed `most`. */
export function typingDistance(typed: Sounds, meant: Sounds, most: number): number {
  if (areFar(typed, meant, most)) return TOO_FAR;
  const a = typed.word;
  const b = meant.word;
  let twoBack: number[] = [];
  let oneBack = [0];
  let leastOneBack = 0;
  for (let j = 1; j <= b.length; j++) oneBack.push((oneBack[j - 1] ?? 0) + lone(b, j - 1));
  for (let i = 1; i <= a.length; i++) {
    const row = [(oneBack[0] ?? 0) + lone(a, i - 1)];
    let least = row[0] ?? 0;
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(
        (oneBack[j - 1] ?? 0) + exchange(a.charAt(i - 1), b.charAt(j - 1)),
        (oneBack[j] ?? 0) + lone(a, i - 1),
        (row[j - 1] ?? 0) + lone(b, j - 1),
      );
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (twoBack[j - 2] ?? 0) + SWAPPED);
      row.push(cost);
      least = Math.min(least, cost);
    }
    // A swap skips this row, from the previous one to the next.
    if (least > most && leastOneBack + SWAPPED > most) return TOO_FAR;
    twoBack = oneBack;
    oneBack = row;
    leastOneBack = least;
  }
  const distance = oneBack[b.length] ?? TOO_FAR;
  return distance > most ? TOO_FAR : distance;
}

/** The longest word of the dictionary has 20 letters, the longest form in a recorded query 17. */
const LONGEST_CORRECTED = 24;

/** From this length on a whole slip is allowed. */
export const SHORTEST_FORGIVEN_SLIP = 5;

/**
 * The allowed distance: short words have too many neighbours for more than one small slip, and a key longer than any word is no slip, but
 * would have the most possible slips.
 */
export function forgiven(key: string): number {
  if (key.length < 3 || key.length > LONGEST_CORRECTED || /\d/.test(key)) return 0;
  if (key.length < SHORTEST_FORGIVEN_SLIP) return 0.8;
  return key.length < 8 ? 1.2 : 2;
}
