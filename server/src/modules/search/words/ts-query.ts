import type { Understanding } from './understand.ts';

const SAFE_KEY = /^[a-z0-9]+$/;

const groupOf = (keys: string[]): string =>
  `(${keys
    .filter((key) => SAFE_KEY.test(key))
    .map((key) => `'${key}'`)
    .join('|')})`;

const EMPTY = '()';

/** Each word must occur: `('buidan'|'divan')&('or')`. Null when the query was not understood. */
export function tsQuery({ words }: Pick<Understanding, 'words'>): string | null {
  const groups = words.map((word) => groupOf(word.keys));
  return groups.length === 0 || groups.includes(EMPTY) ? null : [...new Set(groups)].join('&');
}

/** A word with several groups («кресло», «түшлэгтэй сандал») still needs all of them; the words of a phrase may match alone. */
function wordOf(typed: string, groups: string[]): string {
  if (groups.length < 2 || typed.includes(' ')) return groups.join('|');
  return `(${groups.join('&')})`;
}

/**
 * Any word may occur, for a query that no product matches with all words («ширээ сандал»). Also null when the thing asked for is unknown:
 * «гар утас» must not find hand soap.
 */
export function anyWord(understanding: Understanding): string | null {
  const byWord = Map.groupBy(understanding.words, (word) => word.typed);
  const words = [...byWord].map(([typed, same]) => {
    const groups = new Set(same.map((word) => groupOf(word.keys)).filter((group) => group !== EMPTY));
    return wordOf(typed, [...groups]);
  });
  const known = words.filter((word) => word !== '');
  return known.length === 0 ? null : [...new Set(known)].join('|');
}

/** Each known word alone, also those of a phrase. */
export const eachWord = ({ words }: Understanding): string[] => [
  ...new Set(words.map((word) => groupOf(word.keys)).filter((group) => group !== EMPTY)),
];

/** The keys of the thing that a query asks for: of «төмөр ор» the bed. */
export const thingAsked = ({ words }: Pick<Understanding, 'words'>): { typed: string; keys: string[] } =>
  words.findLast(({ isThing }) => isThing) ?? words.at(-1) ?? { typed: '', keys: [] };

export const anyOf = (keys: readonly string[]): string => groupOf([...keys]);

/** A tsquery literal whose words match only with these weights: A name, B shelf, C category, D description. */
export const within = (query: string, weights: string): string => query.replaceAll(/'([a-z0-9]+)'/g, `'$1':${weights}`);

/** The same, with other weights for the thing itself. */
export function thingWithin(query: string, thing: readonly string[], weights: string, thingWeights: string): string {
  const isThing = new Set(thing);
  return query.replaceAll(
    /'([a-z0-9]+)'/g,
    (_, key: string) => `'${key}':${isThing.has(key) ? thingWeights : weights}`,
  );
}
