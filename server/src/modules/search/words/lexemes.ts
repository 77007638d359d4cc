import { fold } from './fold.ts';
import { lemmasOf } from './lemma.ts';
import { tokensOf } from './tokens.ts';

/** The keys under which a word is filed and looked for: as it is written, and its lemmas. */
export function wordForms(token: string): string[] {
  const key = fold(token);
  return key === '' ? [] : [...new Set([key, ...lemmasOf(key)])];
}

/** What the index stores for a text: the forms of each word in their order, repeated where a word is. */
export const lexemesOfText = (text: string): string[] => tokensOf(text).flatMap(wordForms);
