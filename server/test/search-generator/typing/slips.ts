// One typo in one word. The first character stays, because people look at it. Words of up to four characters would become other words.
import type { SeededRandom } from '../../../../scripts/seeded-random.ts';

const SHORTEST = 5;
/** Rows of the Mongolian keyboard: a finger hits the neighbouring key. */
const ROWS = ['фцужэнгшүзк', 'йыбөахролдп', 'ячёсмитьвю'];

const SLIPS = ['drop', 'double', 'swap', 'neighbour'] as const;

function neighbourOf(key: string, random: SeededRandom): string {
  const row = ROWS.find((keys) => keys.includes(key));
  if (!row) return key;
  const at = row.indexOf(key);
  return random.oneOf([row[at - 1], row[at + 1]].filter((beside) => beside !== undefined));
}

function slipIn(word: string, random: SeededRandom): string {
  const at = 1 + random.whole(word.length - 2);
  const [before, key, next, rest] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)];
  switch (random.oneOf(SLIPS)) {
    case 'drop':
      return before + next + rest;
    case 'double':
      return before + key + key + next + rest;
    case 'swap':
      return before + next + key + rest;
    case 'neighbour':
      return before + neighbourOf(key, random) + next + rest;
  }
}

/** The text with one typo, or null if no word is long enough. */
export function withOneSlip(text: string, random: SeededRandom): string | null {
  const words = text.split(' ');
  const long = words.flatMap((word, at) => (word.length >= SHORTEST ? [at] : []));
  if (long.length === 0) return null;
  const chosen = random.oneOf(long);
  const slipped = words.map((word, at) => (at === chosen ? slipIn(word, random) : word)).join(' ');
  return slipped === text ? null : slipped;
}
