import { type Mended, mayBeMended, mendTyping } from './mend-typing.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Nobody slips in more words than this, and a text of nonsense has fifty of them. */
const MOST_MENDED = 4;

/** The slips of one search: each word is mended once, though the understanding asks for it and «did you mean» asks again. */
export interface Mending {
  /** For each word, given by its forms, what it is a slip of; null when it is none. */
  of(words: string[][]): Promise<(Mended | null)[]>;
}

/** Of more words than are mended those said last are, as the thing that is asked for is. */
export function createMending(vocabulary: Vocabulary): Mending {
  const mended = new Map<string, Mended | null>();
  return {
    async of(words) {
      const unknown = new Map(words.filter(mayBeMended).map((forms) => [forms[0] ?? '', forms]));
      for (const key of mended.keys()) unknown.delete(key);
      const asked = [...unknown].toReversed().slice(0, MOST_MENDED - mended.size);
      if (asked.length > 0) {
        const found = await mendTyping(
          asked.map(([, forms]) => forms),
          vocabulary,
        );
        for (const [at, [key]] of asked.entries()) mended.set(key, found[at] ?? null);
      }
      return words.map(([key = '']) => mended.get(key) ?? null);
    },
  };
}
