import type { FacetNames } from '../index/facet-names.ts';
import type { LoadedIndex } from '../index/search-index.ts';
import type { SearchContext } from '../search-context.ts';
import { keysBeside } from '../texts.queries.ts';
import { fold } from '../words/fold.ts';
import { isParticiple } from '../words/grammar/verb-forms.ts';
import { onOtherLayouts } from '../words/layouts/keyboard-layouts.ts';
import { isAttribute } from '../words/lemma.ts';
import { lemmaList } from '../words/lemma-list.ts';
import { wordForms } from '../words/lexemes.ts';
import { looseKey } from '../words/loose-key.ts';
import { type AllSayings, sayingsBeginning } from '../words/meanings.ts';
import { isLatin } from '../words/query-words.ts';
import { tokensOf } from '../words/tokens.ts';
import { anyOf } from '../words/ts-query.ts';
import type { Term, Vocabulary } from '../words/vocabulary.ts';

/** A suggestion completes a word; «ш» must not become the longest word of the shop. */
const LONGER_BY = 12;
/** From this length a beginning identifies a word of another language. */
const SHORTEST_SAYING = 3;
const MOST_SAYINGS = 4;
/** Too many words begin with fewer sounds. */
const SHORTEST_SOUND = 4;
/** Each is a lookup in the index of words. */
const MOST_BESIDE = 10;

export interface Completions {
  /** The beginnings of the shelves that are meant. */
  beginnings: string[];
  words: string[];
  /** The product queries; a product matches one of them. */
  queries: string[];
}

/**
 * Completes the word; if nothing begins with it, tries its meaning in another language, the other keyboard («,eql» is «буйд») and its sound
 * («ulguu» is «өлгүү»).
 */
export async function completions(
  context: SearchContext,
  { names, words }: Pick<LoadedIndex, 'names' | 'words'>,
  others: readonly string[],
  word: string,
  typed: string,
): Promise<Completions> {
  const { vocabulary } = context;
  const own = fold(word);
  for (const beginning of new Set([own, own.replace(/ii$/, 'i'), ...onOtherLayouts(typed).map(fold)])) {
    if (beginning === '') continue;
    const begun = await vocabulary.byPrefix(beginning, beginning.length + LONGER_BY);
    const said = await saidBeginning(vocabulary, beginning, isLatin(word), words.sayings);
    if (begun.length + said.length === 0) continue;
    return completed(context, { names, others, beginnings: [beginning], begun: spelled(begun, word), said });
  }
  const loose = looseKey(own);
  if (!isLatin(word) || loose.length < SHORTEST_SOUND) return { beginnings: [], words: [], queries: [] };
  const begun = await vocabulary.byLoosePrefix(loose, loose.length + LONGER_BY);
  return completed(context, { names, others, beginnings: begun.map(({ key }) => key), begun, said: [] });
}

interface Begun {
  names: FacetNames;
  others: readonly string[];
  beginnings: string[];
  begun: readonly Term[];
  said: readonly Said[];
}

async function completed(
  { db }: SearchContext,
  { names, others, beginnings, begun, said }: Begun,
): Promise<Completions> {
  const asked = begun.slice(0, MOST_BESIDE).map(({ key }) => key);
  const beside = others.length === 0 ? null : await keysBeside(db, others.join('&'), asked);
  // Terms that occur in a name with the earlier words; when there are none, all terms with the beginning.
  const terms = beside === null || beside.size === 0 ? begun : begun.filter(({ key }) => beside.has(key));
  return {
    beginnings: [...beginnings, ...said.map(({ first }) => first)],
    words: [...new Set([...thingsFirst(terms, names), ...said.map(({ text }) => text)])],
    // Queries whole words, not the beginning: thousands of words of a large shop begin with one letter, and these are the most frequent.
    queries: [...(terms.length > 0 ? [anyOf(terms.map(({ key }) => key))] : []), ...said.map(({ query }) => query)],
  };
}

/** Words with exactly these first letters exclude the others: «с» also folds to the beginning of «ш», which nobody means. */
function spelled(terms: readonly Term[], word: string): readonly Term[] {
  // In Latin letters the shop's own spelling always differs, except for names of makers.
  const spelt = isLatin(word) ? [] : terms.filter(({ shown }) => shown?.startsWith(word));
  return spelt.length > 0 ? spelt : terms;
}

/** How the page writes a term: a maker by its name, a dictionary word as the dictionary does, even when it is a model's name. */
function shownOf({ key, shown }: Term, makers: ReadonlyMap<string, string>): string | null {
  if (shown === null || /\d/.test(shown)) return null;
  if (!isLatin(shown)) return shown;
  return makers.get(key) ?? lemmaList().written.get(key) ?? shown.toUpperCase();
}

interface NameKeys {
  /** By key, in their own spelling. */
  makers: ReadonlyMap<string, string>;
  ofColours: ReadonlySet<string>;
  ofShelves: ReadonlySet<string>;
}

const keysByNames = new WeakMap<FacetNames, NameKeys>();

/** Cached while the names are the same: folding hundreds of names takes longer than the rest of the answer. */
function keysOfNames(names: FacetNames): NameKeys {
  const keysOf = (rows: Iterable<{ name: string }>) =>
    new Set([...rows].flatMap(({ name }) => tokensOf(name).map(fold)));
  const known = keysByNames.get(names) ?? {
    makers: new Map([...names.brands.values()].map(({ name }) => [fold(name), name])),
    ofColours: keysOf(names.colours.values()),
    ofShelves: keysOf(names.subCategories.values()),
  };
  keysByNames.set(names, known);
  return known;
}

/**
 * Words of shelf names first, then other words, then colours, and last attributes («ширээний»); participles («будсан») are no completions.
 */
function thingsFirst(terms: readonly Term[], names: FacetNames): string[] {
  const { makers, ofColours, ofShelves } = keysOfNames(names);
  const rank = (key: string, shown: string): number => {
    if (isAttribute(shown)) return 3;
    if (ofShelves.has(key)) return 0;
    return ofColours.has(key) ? 2 : 1;
  };
  const shown = terms.flatMap((term) => {
    const text = shownOf(term, makers);
    return text === null || isParticiple(text) ? [] : [{ text, rank: rank(term.key, text) }];
  });
  return shown.toSorted((one, other) => one.rank - other.rank).map(({ text }) => text);
}

interface Said {
  text: string;
  /** The key of the first word of its meaning. */
  first: string;
  query: string;
}

/** Words of other languages and of chat with this beginning and a meaning that the shop has: «див» is «диван». */
async function saidBeginning(
  vocabulary: Vocabulary,
  beginning: string,
  latin: boolean,
  sayings: AllSayings,
): Promise<Said[]> {
  if (beginning.length < SHORTEST_SAYING) return [];
  const begun = sayingsBeginning(beginning, latin, sayings);
  if (begun.length === 0) return [];
  const known = await vocabulary.known([
    ...new Set(begun.flatMap(({ meanings }) => meanings.flatMap(({ words }) => words.flat()))),
  ]);
  const meant = begun.flatMap(({ said, meanings }) => {
    const meaning = meanings.find(({ words }) => words.every((keys) => keys.some((key) => known.has(key))));
    return meaning === undefined ? [] : [{ said, words: meaning.words, meant: meaning.said }];
  });
  return meant.slice(0, MOST_SAYINGS).map(({ said, words, meant: text }) => ({
    text: said,
    first: wordForms(tokensOf(text)[0] ?? '')[0] ?? '',
    query: `(${words.map((keys) => anyOf(keys.filter((key) => known.has(key)))).join('&')})`,
  }));
}
