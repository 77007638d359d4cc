// How far two keys are apart for a typist: a neighbouring sound is a smaller slip than a wrong letter.

/** Sounds that a key writes with two letters, as one: a slip on the keyboard is a slip of one sound. */
const ONE_SOUND: [string, string][] = [
  ['ts', 'c'],
  ['ch', 'q'],
  ['sh', 'w'],
  ['iu', 'x'],
  ['ia', 'y'],
];
const sounds = (key: string): string => ONE_SOUND.reduce((word, [two, one]) => word.replaceAll(two, one), key);

const VOWELS = 'aeiouxy';
const isVowel = (letter: string): boolean => VOWELS.includes(letter);

/** Sounds that are written for one another, in the letters of `sounds`. */
const NEIGHBOURS = new Set('hk gh gk bv dt sz jz bp fp uv mn sw cq cs cz cw jq hq kq ct'.split(' '));
const NEIGHBOUR_COST = 0.6;
const VOWEL_FOR_VOWEL = 0.6;
const SWAPPED = 0.7;
const DOUBLED = 0.4;
const LOST_VOWEL = 0.8;
const WRONG_LETTER = 1;

export const TOO_FAR = Number.POSITIVE_INFINITY;

function exchange(a: string, b: string): number {
  if (a === b) return 0;
  if (isVowel(a) && isVowel(b)) return VOWEL_FOR_VOWEL;
  return NEIGHBOURS.has(a < b ? a + b : b + a) ? NEIGHBOUR_COST : WRONG_LETTER;
}

/** The price of a letter that stands in one word only. */
function lone(word: string, place: number): number {
  const letter = word.charAt(place);
  if (letter === word.charAt(place - 1)) return DOUBLED;
  return isVowel(letter) ? LOST_VOWEL : WRONG_LETTER;
}

/** Weighted edit distance with swapped neighbours; TOO_FAR as soon as it must exceed `most`. */
export function typingDistance(typed: string, meant: string, most: number): number {
  const a = sounds(typed);
  const b = sounds(meant);
  if (Math.abs(a.length - b.length) * DOUBLED > most) return TOO_FAR;
  let twoBack: number[] = [];
  let oneBack = [0];
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
    if (least > most) return TOO_FAR;
    twoBack = oneBack;
    oneBack = row;
  }
  const distance = oneBack[b.length] ?? TOO_FAR;
  return distance > most ? TOO_FAR : distance;
}

/** How much of a slip is forgiven: short words have too many neighbours to forgive more than one small one. */
export function forgiven(key: string): number {
  if (key.length < 3 || /\d/.test(key)) return 0;
  if (key.length < 5) return 0.8;
  return key.length < 8 ? 1.2 : 2;
}
