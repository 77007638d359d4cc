import { wordForms } from '../../../../server/src/modules/search/words/lexemes.ts';
import { tokensOf } from '../../../../server/src/modules/search/words/tokens.ts';

/** A text as a tsvector literal, its words in their order; `written` learns how the word of each key is written. */
export function lexemesOfWords(text: string, written: Map<string, string>): string {
  const places = new Map<string, number>();
  for (const [place, token] of tokensOf(text).entries()) {
    for (const [form, key] of wordForms(token).entries()) {
      if (!places.has(key)) places.set(key, place + 1);
      if (form === 0 && !written.has(key)) written.set(key, token);
    }
  }
  return [...places].map(([key, place]) => `'${key}':${place}`).join(' ');
}
