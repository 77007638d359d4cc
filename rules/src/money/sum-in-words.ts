// Sum in words (spec §9 Terms, the printed invoice): an amount is written out in Mongolian, so that nobody can add a digit to the paper.
import type { Tug } from './money.ts';

// The forms before a counted noun: гурав is гурван төгрөг.
const ONES = ['нэг', 'хоёр', 'гурван', 'дөрвөн', 'таван', 'зургаан', 'долоон', 'найман', 'есөн'];
const TENS = ['арван', 'хорин', 'гучин', 'дөчин', 'тавин', 'жаран', 'далан', 'наян', 'ерэн'];
const LARGE: readonly (readonly [number, string])[] = [
  [1_000_000_000, 'тэрбум'],
  [1_000_000, 'сая'],
  [1_000, 'мянга'],
  [100, 'зуун'],
];

function wordsOf(count: number): string[] {
  for (const [size, name] of LARGE) {
    if (count >= size) return [...wordsOf(Math.floor(count / size)), name, ...wordsOf(count % size)];
  }
  const tens = Math.floor(count / 10);
  const ones = count % 10;
  // For a digit of 0, slice(-1, 0) is empty.
  return [...TENS.slice(tens - 1, tens), ...ONES.slice(ones - 1, ones)];
}

/** «Долоон сая далан таван мянга долоон зуун тавин төгрөг». */
export function sumInWords(amount: Tug): string {
  const words = amount === 0 ? ['тэг'] : wordsOf(amount);
  // A thousand before billions or before the currency ends in н.
  const said = [...words, 'төгрөг'].join(' ').replace(/мянга (?=тэрбум|төгрөг)/g, 'мянган ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}
