import { type CorrectedWord, correctSpelling, mayBeCorrected } from './correct-spelling.ts';
import { type AllSayings, builtIn } from './meanings.ts';
import type { Term, Vocabulary } from './vocabulary.ts';

/** Nobody slips in more words than this, and a text of nonsense has fifty of them. */
const MOST_CORRECTED = 4;

/** The typos of one search: each word is corrected once, though the understanding asks for it and «did you mean» asks again. */
export interface SpellCorrection {
  /** For each word, given by its forms, what it is a slip of; null when it is none. */
  of(words: string[][]): Promise<(CorrectedWord | null)[]>;
}

/** Of more words than are corrected, the last ones are taken: the thing that is asked for stands there, too. */
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
