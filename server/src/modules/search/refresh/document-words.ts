import { wordForms } from '../words/lexemes.ts';
import { tokensOf } from '../words/tokens.ts';
import type { ProductDocument } from './product-documents.ts';

/** PostgreSQL keeps positions up to this; a description longer than that is cut, not refused. */
const LAST_POSITION = 16_000;
/** No word of a language: PostgreSQL would refuse it, and with it the whole batch. */
const LONGEST_KEY = 200;

export interface DocumentWords {
  /** tsvector literals of ready lexemes. */
  names: string;
  all: string;
  /** Keys of name, shelf and category, with how the word is written where the key is that very word. */
  vocabulary: Map<string, string | null>;
}

/** The words of a product under the keys of the query understanding: name A, shelf, brand and colour B, category C, description D. */
export function documentWords({ texts }: ProductDocument): DocumentWords {
  const lexemes = new Map<string, string[]>();
  const vocabulary = new Map<string, string | null>();
  let position = 0;
  const put = (text: string, weight: string, isName: boolean) => {
    for (const token of tokensOf(text)) {
      position = Math.min(position + 1, LAST_POSITION);
      const forms = wordForms(token).filter((key) => key.length <= LONGEST_KEY);
      for (const [index, key] of forms.entries()) {
        const positions = lexemes.get(key) ?? [];
        // A word needs no more than one position of each weight: only whether and where it stands is asked.
        if (!positions.some((one) => one.endsWith(weight))) positions.push(`${position}${weight}`);
        lexemes.set(key, positions);
        if (isName && !vocabulary.get(key)) vocabulary.set(key, index === 0 ? token : null);
      }
    }
  };
  put(texts.name, 'A', true);
  put(texts.shelf, 'B', true);
  const names = literal(lexemes);
  // «Буйдан, кресло» is no reason to find armchairs under «буйдан»: the category's words count when nothing else is found.
  put(texts.category, 'C', true);
  put(texts.description, 'D', false);
  return { names, all: literal(lexemes), vocabulary };
}

/** Keys are [a-z0-9] by construction (fold.ts): quotes are for form only. */
const literal = (lexemes: ReadonlyMap<string, string[]>): string =>
  [...lexemes].map(([key, positions]) => `'${key}':${positions.join(',')}`).join(' ');
