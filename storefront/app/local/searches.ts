// What the visitor has searched for in this browser, newest first. The key is ours: the spec keeps no searches.
import { textsOf } from './stored-fields.ts';
import { storedValue } from './stored-value.ts';

const KEPT = 10;

const searches = storedValue<readonly string[]>('searches', { empty: [], read: textsOf, write: (texts) => texts });

export const useSearches = searches.use;

/** Stores a search; the same words again, in any case, move to the front. */
export function rememberSearch(typed: string): void {
  const text = typed.trim();
  if (text === '') return;
  searches.set([text, ...without(searches.get(), text)].slice(0, KEPT));
}

export const removeSearch = (text: string): void => searches.set(without(searches.get(), text));

const without = (texts: readonly string[], text: string): string[] =>
  texts.filter((one) => one.toLowerCase() !== text.toLowerCase());
