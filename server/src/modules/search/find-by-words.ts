import type { SearchLevel } from '@tokhi/contract/calls/search';
import type { Db } from '../../db/database.ts';
import type { LoadedIndex } from './index/search-index.ts';
import { type Matched, matchedProducts } from './matched-products.ts';
import { asksForThing, isForPurpose, isMaterial, matchesHeadNoun, ofCategory } from './matches-head-noun.ts';
import { weightsByWord } from './texts.queries.ts';
import type { SpellCorrection } from './words/spell-correction.ts';
import { addsNothing, isDescribing, isSaidAround } from './words/stop-words.ts';
import { tokensOf } from './words/tokens.ts';
import { anyOf, anyWord, eachWord, thingAsked, tsQuery } from './words/ts-query.ts';
import { type Understanding, understandQuery } from './words/understand.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** A word that few products have tells more than one that many have. */
const rarity = (products: number, having: number): number => Math.log((products + 1) / (having + 0.5));

/** By row index, the weight of a word for a product: its field, times its rarity. */
type CountedWord = ReadonlyMap<number, number>;

/** The things asked for first, then by the weight of the other words; the order is stable. */
function mostWordsFirst(
  rowIndexes: readonly number[],
  things: readonly number[],
  others: readonly CountedWord[],
): number[] {
  const said = new Map<number, number>();
  for (const word of others)
    for (const [rowIndex, weight] of word) said.set(rowIndex, (said.get(rowIndex) ?? 0) + weight);
  const isThing = new Set(things);
  const byThing = (rowIndex: number) => (isThing.has(rowIndex) ? 1 : 0);
  return rowIndexes.toSorted(
    (one, other) => byThing(other) - byThing(one) || (said.get(other) ?? 0) - (said.get(one) ?? 0),
  );
}

/** How words were understood, and the row indexes of the products that have them. */
export interface ByWords extends Matched {
  level: SearchLevel;
  text: string | null;
  /** The keys of the thing asked for (the head noun). */
  thing: readonly string[];
  /** Words without any match, left out. */
  unknown: readonly string[];
}

interface Asking {
  /** The text had more than these words, read as constraints. */
  isPart?: boolean;
  /** Products with only some of the words do not count. */
  isAll?: boolean;
}

export interface WordsContext {
  db: Db;
  vocabulary: Vocabulary;
  spellCorrection: SpellCorrection;
  loaded: LoadedIndex;
}

/** Each is a query of its own; the words next to the thing tell most about it. */
const MOST_COUNTED_WORDS = 3;
/** The best sellers with a word; nobody pages further. */
const MOST_COUNTED = 2_000;

export const NOTHING: ByWords = {
  level: 'none',
  text: null,
  rowIndexes: [],
  things: [],
  named: [],
  beside: [],
  thing: [],
  unknown: [],
};

/** The products with all the words, or with some of them where none has all; nothing where none is the thing asked for. */
export async function findByWords(context: WordsContext, typed: string, of: Asking = {}): Promise<ByWords> {
  const { db, vocabulary, spellCorrection, loaded } = context;
  const understanding = await understandQuery(typed, vocabulary, spellCorrection, loaded.words.sayings);
  const { text, unknown } = understanding;
  if (understanding.isOtherKind || (of.isAll && unknown.length > 0)) return NOTHING;
  const level = unknown.length > 0 ? 'some' : understanding.level;
  const { keys: thing } = thingAsked(understanding);
  const query = tsQuery(understanding);
  const surest = tsQuery({ words: understanding.surest }) ?? query ?? '';
  const matched = query === null ? NOTHING : await matchedProducts(db, { query, surest, thing }, loaded);
  const all = of.isAll ? matched : await withoutDescribing(context, understanding, matched);
  // Beside an unknown word, the others count only in names, not in descriptions.
  const counted = unknown.length > 0 ? all.things : all.rowIndexes;
  if (counted.length === 0) return of.isAll ? NOTHING : withSomeWords(context, understanding);
  const isSold =
    isMaterial(typed, loaded) ||
    isNoThing(typed, understanding, all, of.isPart ?? false) ||
    (await matchesHeadNoun(db, keysOfThings(understanding), all.rowIndexes, loaded));
  return isSold ? { ...all, thing, level, text, unknown } : inCategory(loaded, understanding);
}

/**
 * «том булангийн буйдан»: a product named corner sofa comes before one that only mentions corner and sofa and says «том» too. Describing
 * words choose among things, they never replace the thing.
 */
async function withoutDescribing(
  { db, loaded }: WordsContext,
  { words, surest }: Understanding,
  all: Matched,
): Promise<Matched> {
  const isOfThing = ({ typed, isThing }: Understanding['words'][number]) => isThing || !isDescribing(typed);
  const query = tsQuery({ words: words.filter(isOfThing) });
  if (all.things.length > 0 || query === null || words.every(isOfThing)) return all;
  const { keys: thing } = thingAsked({ words });
  const called = await matchedProducts(
    db,
    { query, surest: tsQuery({ words: surest.filter(isOfThing) }) ?? query, thing },
    loaded,
  );
  if (called.things.length === 0) return all;
  const described = new Set(all.rowIndexes);
  const first = (rowIndexes: readonly number[]) => [
    ...rowIndexes.filter((rowIndex) => described.has(rowIndex)),
    ...rowIndexes.filter((rowIndex) => !described.has(rowIndex)),
  ];
  const things = first(called.things);
  const isOne = new Set(things);
  const others = called.rowIndexes.filter((rowIndex) => !isOne.has(rowIndex));
  return { ...called, rowIndexes: [...things, ...others], things, named: first(called.named) };
}

/** Fallback: the products of a category named like the thing: «гэрийн чимэглэл». */
function inCategory(loaded: LoadedIndex, understanding: Understanding): ByWords {
  const { words, level, text, unknown } = understanding;
  const { keys: thing } = thingAsked(understanding);
  const { rowIndexes, keys: said } = ofCategory(loaded, thing);
  if (rowIndexes.length === 0) return NOTHING;
  const isAll = unknown.length === 0 && words.every(({ keys }) => keys.some((key) => said.has(key)));
  return { ...NOTHING, level: isAll ? level : 'some', text, rowIndexes, thing, unknown };
}

/** No product has all the words: finds those with some of them («ширээ сандал» is a table or a chair). */
async function withSomeWords({ db, loaded }: WordsContext, understanding: Understanding): Promise<ByWords> {
  const { text, unknown } = understanding;
  const { keys: thing } = thingAsked(understanding);
  const matches = (query: string) => matchedProducts(db, { query, surest: query, thing }, loaded);
  const any = anyWord(understanding);
  if (any === null || thing.length === 0) return NOTHING;
  const itself = anyOf(thing);
  // A thing of several words («оффисын сандал») needs all of them.
  const things = await matches(tsQuery({ words: understanding.words.filter(({ isThing }) => isThing) }) ?? itself);
  if (!(await matchesHeadNoun(db, thing, things.rowIndexes, loaded))) return inCategory(loaded, understanding);
  const some = await matches(any);
  const others = eachWord(understanding).filter((word) => word !== itself);
  const counted = await Promise.all(others.slice(-MOST_COUNTED_WORDS).map((word) => countedWord(db, word, loaded)));
  // A match in a description never comes before a match in a name.
  const bearing = things.things.length > 0 ? things.things : things.rowIndexes;
  const most = (rowIndexes: readonly number[]) => mostWordsFirst(rowIndexes, bearing, counted);
  return {
    level: 'some',
    text,
    thing,
    unknown,
    rowIndexes: most(some.rowIndexes),
    things: most(things.things),
    named: most(things.named),
    beside: most(things.beside),
  };
}

/** Whether a text names no thing that could be missing: it describes, states a purpose, or is one word of a product's name. */
function isNoThing(typed: string, understanding: Understanding, { things }: Matched, isPart: boolean): boolean {
  const { typed: asked } = thingAsked(understanding);
  const said = tokensOf(typed).filter((token) => !isSaidAround(token) && !addsNothing(token));
  const isAlone = !isPart && said.length === 1;
  return (isAlone && things.length > 0) || isForPurpose(typed, asked) || !asksForThing(asked);
}

/** «sandal ofis»: when products have all words, any of them may be the thing. */
const keysOfThings = ({ words }: Understanding): string[] =>
  words
    .filter(({ typed, isThing }) => asksForThing(typed) && (isThing || !ENDS_LIKE_GENITIVE.test(typed)))
    .flatMap(({ keys }) => keys);

/** "hanin tsaas": in Latin letters «ханын» may also be a word without an ending. */
const ENDS_LIKE_GENITIVE = /(?:[iy]n|ni[iy]?|ny)$/;

/** The weight of a word in each product, descriptions included. */
async function countedWord(db: Db, word: string, { columns }: LoadedIndex): Promise<CountedWord> {
  const found = await weightsByWord(db, word, MOST_COUNTED);
  const rare = rarity(columns.count, found.length);
  return new Map(found.map(({ id, weight }) => [columns.rowIndexOf[id] ?? -1, weight * rare]));
}
