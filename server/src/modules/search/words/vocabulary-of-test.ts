import { looseKey } from './loose-key.ts';
import type { Term, Vocabulary } from './vocabulary.ts';

/** The threshold and the limit of the PostgreSQL query. */
const SIMILAR_ENOUGH = 0.25;
const MOST_SIMILAR = 40;

/** The trigrams of pg_trgm: two blanks before the word and one after it. */
function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(
    Array.from(padded)
      .slice(2)
      .map((_, place) => padded.slice(place, place + 3)),
  );
}

function similarity(a: string, b: string): number {
  const [ours, theirs] = [trigrams(a), trigrams(b)];
  const shared = [...ours].filter((trigram) => theirs.has(trigram)).length;
  return shared / (ours.size + theirs.size - shared);
}

function similarTo(key: string, terms: Term[]): Term[] {
  const scored = terms.map((term) => ({ term, score: similarity(key, term.key) }));
  const near = scored.filter(({ score }) => score >= SIMILAR_ENOUGH).sort((a, b) => b.score - a.score);
  return near.slice(0, MOST_SIMILAR).map(({ term }) => term);
}

const mostFrequent = (terms: Term[]): Term[] => terms.sort((a, b) => b.count - a.count);

/** A vocabulary in memory that answers like the one in PostgreSQL, and counts its calls. */
export function vocabularyOfTest(terms: Term[]): Vocabulary & { trips: () => number } {
  const byKey = new Map(terms.map((term) => [term.key, term]));
  let trips = 0;
  const answer = <T>(value: T): Promise<T> => {
    trips++;
    return Promise.resolve(value);
  };
  return {
    trips: () => trips,
    known: (keys) => {
      const found = keys.map((key) => byKey.get(key)).filter((term) => term !== undefined);
      return answer(new Map(found.map((term) => [term.key, term])));
    },
    byLoose: (looseKeys) => answer(mostFrequent(terms.filter((term) => looseKeys.includes(looseKey(term.key))))),
    byPrefix: (prefix, longest) =>
      answer(mostFrequent(terms.filter(({ key }) => key.startsWith(prefix) && key.length <= longest))),
    byLoosePrefix: (prefix, longest) => {
      const begun = terms.filter(({ key }) => looseKey(key).startsWith(prefix) && looseKey(key).length <= longest);
      return answer(mostFrequent(begun));
    },
    similar: (keys) => answer(new Map(keys.map((key) => [key, similarTo(key, terms)]))),
  };
}
