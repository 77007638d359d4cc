import { type AllSayings, builtIn, readSayings } from '../words/meanings.ts';

export interface Synonym {
  said: string;
  meant: string;
  bothWays: boolean;
}

/** What staff taught the search (record 208); loaded with the index, so that a search needs no query for it. */
export interface StaffWords {
  synonyms: readonly Synonym[];
  sayings: AllSayings;
  /** By query key, the pinned products in their order. */
  pins: ReadonlyMap<string, readonly number[]>;
  /** What the search box offers before anything is typed; empty while there are too few. */
  popular: readonly string[];
}

/** A synonym of several words is a phrase; a two-way synonym is two. */
export const sayingsWith = (synonyms: readonly Synonym[]): AllSayings => {
  if (synonyms.length === 0) return builtIn();
  const pairs = synonyms.flatMap(({ said, meant, bothWays }): [string, string][] =>
    bothWays
      ? [
          [said, meant],
          [meant, said],
        ]
      : [[said, meant]],
  );
  return [...builtIn(), readSayings(pairs)];
};
