import { LRUCache } from 'lru-cache';
import { fold } from './fold.ts';
import { lemmasOf } from './lemma.ts';
import { tokensOf } from './tokens.ts';

/** A shop has few different words: a rebuild of a million products meets the same ones. */
const known = new LRUCache<string, readonly string[]>({ max: 20_000 });

/** The keys under which a word is indexed and searched: as written, and its lemmas. */
export function wordForms(token: string): string[] {
  const forms = known.get(token) ?? formsOf(token);
  known.set(token, forms);
  return [...forms];
}

function formsOf(token: string): readonly string[] {
  const key = fold(token);
  return key === '' ? [] : [...new Set([key, ...lemmasOf(key)])];
}

/** What the index stores for a text: the forms of each word in order, with repetitions. */
export const lexemesOfText = (text: string): string[] => tokensOf(text).flatMap(wordForms);
