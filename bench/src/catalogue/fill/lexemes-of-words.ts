import { wordForms } from '../../../../server/src/modules/search/words/lexemes.ts';
import { tokensOf } from '../../../../server/src/modules/search/words/tokens.ts';

/** A text as a tsvector literal, its words in order; `written` collects the spelling of the word for each key. */
export function lexemesOfWords(text: string, written: Map<string, string>): string {
  const positions = new Map<string, number>();
  for (const [position, token] of tokensOf(text).entries()) {
    for (const [form, key] of wordForms(token).entries()) {
      if (!positions.has(key)) positions.set(key, position + 1);
      if (form === 0 && !written.has(key)) written.set(key, token);
    }
  }
  return [...positions].map(([key, position]) => `'${key}':${position}`).join(' ');
}
