import { type CorrectedWord, correctSpelling, mayBeCorrected } from './correct-spelling.ts';
import { type AllSayings, builtIn } from './meanings.ts';
import type { Term, Vocabulary } from './vocabulary.ts';

/** Nobody misspells more words than this, and a text of nonsense has fifty of them. */
const MOST_CORRECTED = 4;

/** The corrections of one search: each word is corrected once, though both the understanding and «did you mean» ask for it. */
export interface SpellCorrection {
  /** For each word, given by its forms, its correction; null when there is none. */
  of(words: string[][]): Promise<(CorrectedWord | null)[]>;
}

/** Beyond the limit only the last words are corrected: the thing asked for is among them. */
export function createSpellCorrection(
  vocabulary: Vocabulary,
  termsOfShelves: readonly Term[] = [],
  sayings: AllSayings = builtIn(),
): SpellCorrection {
  const corrected = new Map<string, CorrectedWord | null>();
  return {
    async of(words) {
      const unknown = new Map(words.filter(mayBeCorrected).map((forms) => [forms[0] ?? '', forms]));
      for (const key of corrected.keys()) unknown.delete(key);
      const asked = [...unknown].toReversed().slice(0, MOST_CORRECTED - corrected.size);
      if (asked.length > 0) {
        const found = await correctSpelling(
          asked.map(([, forms]) => forms),
          vocabulary,
          termsOfShelves,
          sayings,
        );
        for (const [at, [key]] of asked.entries()) corrected.set(key, found[at] ?? null);
      }
      return words.map(([key = '']) => corrected.get(key) ?? null);
    },
  };
}
