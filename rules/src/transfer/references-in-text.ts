// References in a transfer (spec §9 Money, decisions 13 and 187): customers write IK0482 as ИК0482, ik 0482, IKO482, IK261115 0482 or only 0482, also inside other words.

export interface FoundReference {
  /** The last four digits, or all ten. */
  digits: string;
  /** `number`: all ten digits. `prefixed`: four behind an IK in some spelling. `bare`: four that may also be something else. */
  kind: 'number' | 'prefixed' | 'bare';
}

/** Digits, and what is typed or read as one: O of both alphabets, the Cyrillic Ze. */
const DIGIT = '[0-9OОЗ]';
const GROUPS = `${DIGIT}+(?:[ .\\-]${DIGIT}+)*`;
/** I and K of both alphabets, and lookalikes. */
const PREFIXED = new RegExp(`[IИІL1|][KК][ .:\\-_№#/]*(${GROUPS})`, 'g');
const BARE = new RegExp(`(?<!${DIGIT})${DIGIT}+(?!${DIGIT})`, 'g');

const ENDING = 4;
const WHOLE = 10;
/** A word of characters that look like digits is still a word. */
const FEWEST_REAL_DIGITS = 3;

const plain = (text: string): string => text.normalize('NFKC').toUpperCase();
const digitsOf = (group: string): string => group.replaceAll(/[OО]/g, '0').replaceAll('З', '3');
const isMostlyDigits = (group: string): boolean => group.replace(/\D/g, '').length >= FEWEST_REAL_DIGITS;

/** With and without such signs at its ends, which may belong to the words around it: «№0480ор» has № as «No» before and «о» after. */
const readingsOf = (group: string): string[] => [
  ...new Set([group, group.replace(/\D+$/, ''), group.replace(/^\D+/, ''), group.replace(/^\D+|\D+$/g, '')]),
];

/** Every reading of the digits behind a prefix: «04 82» is one ending, «261115 0482» one whole number. */
function readPrefixed(groups: string): FoundReference[] {
  const found: FoundReference[] = [];
  let digits = '';
  for (const group of groups.split(/[ .-]/)) {
    for (const reading of [group, group.replace(/\D+$/, '')]) {
      const whole = digits + digitsOf(reading);
      if (whole.length === ENDING) found.push({ digits: whole, kind: 'prefixed' });
      if (whole.length === WHOLE) found.push({ digits: whole, kind: 'number' });
    }
    digits += digitsOf(group);
  }
  return found;
}

/** All possible references, the surest first; a lookup of the orders decides which of them is real. */
export function referencesInText(text: string): FoundReference[] {
  const typed = plain(text);
  const prefixed = [...typed.matchAll(PREFIXED)].flatMap(([, groups = '']) => readPrefixed(groups));
  const bare = [...typed.matchAll(BARE)].flatMap(([group]): FoundReference[] => {
    if (!isMostlyDigits(group)) return [];
    return readingsOf(group).flatMap((reading): FoundReference[] => {
      if (reading.length === ENDING) return [{ digits: digitsOf(reading), kind: 'bare' }];
      return reading.length === WHOLE ? [{ digits: digitsOf(reading), kind: 'number' }] : [];
    });
  });
  const seen = new Set<string>();
  return [...prefixed, ...bare].filter(({ digits }) => !seen.has(digits) && seen.add(digits));
}
