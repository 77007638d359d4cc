import { BANNED_NAMES, type BannedName } from './banned-names.ts';

export interface BannedWord {
  concept: string;
  word: string;
  use: string;
  where: RegExp | undefined;
}

/** The words of a name, joined by hyphens: `-open-order-` for `openOrder`, `OPEN_ORDER` and `open-order`. */
function wordsOfName(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
  return `-${words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}-`;
}

interface Listed {
  word: string;
  entry: BannedName;
}

const listed = (of: (entry: BannedName) => string[] | undefined): Listed[] =>
  BANNED_NAMES.flatMap((entry) => (of(entry) ?? []).map((word) => ({ word, entry })));

/** Grouped by first word: most names have none of them. */
const BY_FIRST_WORD = Map.groupBy(
  listed(({ words }) => words),
  ({ word }) => word.split('-')[0] ?? '',
);
const WHOLE = Map.groupBy(
  listed(({ whole }) => whole),
  ({ word }) => word,
);
const DECLARED = Map.groupBy(
  listed(({ declared }) => declared),
  ({ word }) => word,
);

function lookUp(name: string): BannedWord[] {
  const words = wordsOfName(name);
  const inside = words
    .split('-')
    .flatMap((first) => BY_FIRST_WORD.get(first) ?? [])
    .filter(({ word }) => words.includes(`-${word}-`));
  const found = [...inside, ...(WHOLE.get(name) ?? [])];
  return found.map(({ word, entry: { concept, use, where } }) => ({ concept, word, use, where }));
}

const known = new Map<string, BannedWord[]>();

/** The banned words of a name. Names repeat and are looked up once. */
export function bannedInName(name: string, isDeclared: boolean): BannedWord[] {
  let banned = known.get(name);
  if (banned === undefined) {
    banned = lookUp(name);
    known.set(name, banned);
  }
  const here = isDeclared ? DECLARED.get(name) : undefined;
  if (here === undefined) return banned;
  return [...banned, ...here.map(({ word, entry }) => ({ ...entry, word, where: entry.where }))];
}
