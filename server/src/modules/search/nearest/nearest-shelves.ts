import type { FacetNames } from '../index/facet-names.ts';
import { fold } from '../words/fold.ts';
import { isFiniteVerb } from '../words/grammar/verb-forms.ts';
import { isGenitive, isSpeltLemma } from '../words/lemma.ts';
import { wordForms } from '../words/lexemes.ts';
import { sayings } from '../words/meanings.ts';
import { isSmallWord } from '../words/small-words.ts';
import { isDescribing, isSaidAround } from '../words/stop-words.ts';
import { tokensOf } from '../words/tokens.ts';
import { likeness, type WordVector, wordVector } from './word-vectors.ts';

/** A word that leads to shelves, each with a weight: the shelf's own words, their synonyms, and the words of its category. */
interface Leading {
  key: string;
  vector: WordVector;
  shelves: Map<number, number>;
}

const OWN = 1;
const SAID = 0.9;
const OF_CATEGORY = 0.5;
/** Below this two words only share an ending. */
const LEAST_LIKENESS = 0.5;
/** A dictionary word keeps its meaning: «хөргөгч» is near to no word with a similar spelling. */
const LEAST_OF_WORDS = 0.7;
/** The last word names the thing; earlier words weigh less. */
const BEFORE_THING = 0.6;
const MOST_WORDS = 8;
const SHORTEST = 3;

const known = new WeakMap<FacetNames, Leading[]>();

function leadingWords(names: FacetNames): Leading[] {
  const leading = new Map<string, Leading>();
  const add = (key: string, shelf: number, weight: number) => {
    const word = leading.get(key) ?? { key, vector: wordVector(key), shelves: new Map() };
    word.shelves.set(shelf, Math.max(word.shelves.get(shelf) ?? 0, weight));
    leading.set(key, word);
  };
  const keysOf = (name: string): string[] => tokensOf(name).flatMap(wordForms);
  const shelvesByWord = new Map<string, number[]>();
  for (const { id, name, categoryId } of names.subCategories.values()) {
    for (const key of keysOf(name)) {
      add(key, id, OWN);
      shelvesByWord.set(key, [...(shelvesByWord.get(key) ?? []), id]);
    }
    for (const key of keysOf(names.categories.get(categoryId)?.name ?? '')) add(key, id, OF_CATEGORY);
  }
  for (const [key, said] of sayings().single) {
    const meant = said.flatMap(({ meanings }) => meanings.flatMap(({ words }) => words.at(-1) ?? []));
    for (const shelf of new Set(meant.flatMap((word) => shelvesByWord.get(word) ?? []))) add(key, shelf, SAID);
  }
  return [...leading.values()];
}

const isAboutGoods = (token: string): boolean =>
  !isSmallWord(token) &&
  !isSaidAround(token) &&
  !isDescribing(token) &&
  !isFiniteVerb(token) &&
  fold(token).length >= SHORTEST;

function leadingOf(names: FacetNames): Leading[] {
  const leading = known.get(names) ?? leadingWords(names);
  known.set(names, leading);
  return leading;
}

/** Whether the word itself, not only a similar one, leads to a shelf. */
export function leadsToShelf(token: string, names: FacetNames): boolean {
  const forms = new Set(wordForms(token));
  return leadingOf(names).some(({ key }) => forms.has(key));
}

/** The shelves whose words, synonyms or category are most similar to the words of a text, best first; none without a similar word. */
export function nearestShelves(typed: string, names: FacetNames): number[] {
  const leading = leadingOf(names);
  const tokens = tokensOf(typed).filter(isAboutGoods).slice(-MOST_WORDS);
  const scores = new Map<number, number>();
  for (const [place, token] of tokens.entries()) {
    const weight = place === tokens.length - 1 ? 1 : BEFORE_THING;
    const vectors = wordForms(token).map(wordVector);
    const least = isSpeltLemma(token) || isGenitive(token) ? LEAST_OF_WORDS : LEAST_LIKENESS;
    const ofToken = new Map<number, number>();
    for (const { vector, shelves } of leading) {
      const alike = Math.max(...vectors.map((own) => likeness(own, vector)));
      if (alike < least) continue;
      for (const [shelf, sure] of shelves) ofToken.set(shelf, Math.max(ofToken.get(shelf) ?? 0, alike * sure * weight));
    }
    for (const [shelf, score] of ofToken) scores.set(shelf, (scores.get(shelf) ?? 0) + score);
  }
  return [...scores].sort(([one, a], [other, b]) => b - a || one - other).map(([shelf]) => shelf);
}
