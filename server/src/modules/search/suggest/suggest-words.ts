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

/** A suggestion completes a word; it does not turn «ш» into the longest word of the shop. */
const LONGER_BY = 12;
/** From here on a beginning tells which word of another language is meant. */
const SHORTEST_SAYING = 3;
const MOST_SAYINGS = 4;
/** Fewer sounds begin too many words. */
const SHORTEST_SOUND = 4;
/** Each is a look into the index of words. */
const MOST_BESIDE = 10;

export interface Completions {
  /** How the shelves begin that are meant. */
  beginnings: string[];
  words: string[];
  /** What products are looked for by, one of them. */
  queries: string[];
}

/** The word as it begins; if nothing begins so, what it means in another language, on the other keyboard («,eql» is «буйд»), or by its sound («ulguu» is «өлгүү»). */
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
  // What stands beside the words before it in a name; when nothing does, all that begins so.
  const terms = beside === null || beside.size === 0 ? begun : begun.filter(({ key }) => beside.has(key));
  return {
    beginnings: [...beginnings, ...said.map(({ first }) => first)],
    words: [...new Set([...thingsFirst(terms, names), ...said.map(({ text }) => text)])],
    // The words by name and not by their beginning: a letter begins thousands of words of a large shop, and these are its most frequent.
    queries: [...(terms.length > 0 ? [anyOf(terms.map(({ key }) => key))] : []), ...said.map(({ query }) => query)],
  };
}

/** Words that begin with the very letters come alone: «с» folds to the beginning of «ш» too, which nobody means. */
function spelled(terms: readonly Term[], word: string): readonly Term[] {
  // In Latin letters every word of the shop is spelt otherwise, but for the names of makers.
  const spelt = isLatin(word) ? [] : terms.filter(({ shown }) => shown?.startsWith(word));
  return spelt.length > 0 ? spelt : terms;
}

/** How the page writes a term: a maker by its name, and a word of the language as the dictionary does, also where a model is called so. */
function shownOf({ key, shown }: Term, makers: ReadonlyMap<string, string>): string | null {
  if (shown === null || /\d/.test(shown)) return null;
  if (!isLatin(shown)) return shown;
  return makers.get(key) ?? lemmaList().written.get(key) ?? shown.toUpperCase();
}

interface NameKeys {
  /** By their key, as they write themselves. */
  makers: ReadonlyMap<string, string>;
  ofColours: ReadonlySet<string>;
  ofShelves: ReadonlySet<string>;
}

const keysByNames = new WeakMap<FacetNames, NameKeys>();

/** Folded once for as long as the names are the same: hundreds of names take longer to fold than the rest of the answer. */
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
 * What shelves are called before other things, these before colours, and last what only describes («ширээний»); what was done to a thing
 * («будсан») is no completion.
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
  /** The key of the first word that the shop says for it. */
  first: string;
  query: string;
}

/** Words of other languages and of chat that begin so and mean something that the shop has: «див» is «диван». */
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
