import { wordForms } from '../words/lexemes.ts';
import { tokensOf } from '../words/tokens.ts';
import type { ProductDocument } from './product-documents.ts';

/** PostgreSQL's limit for positions; words beyond it share the last one, and the description is not refused. */
const LAST_POSITION = 16_000;
/** No word is longer: PostgreSQL would refuse it, and with it the whole batch. */
const LONGEST_KEY = 200;

export interface DocumentWords {
  /** tsvector literals of ready lexemes. */
  names: string;
  all: string;
  /** Keys of name, shelf and category, with the written word where the key is that word itself. */
  vocabulary: Map<string, string | null>;
}

/** The words of a product under the keys that queries use: name A, shelf, brand and colour B, category C, description D. */
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
        // One position per weight is enough: queries only ask in which fields a word is.
        if (!positions.some((one) => one.endsWith(weight))) positions.push(`${position}${weight}`);
        lexemes.set(key, positions);
        if (isName && !vocabulary.get(key)) vocabulary.set(key, index === 0 ? token : null);
      }
    }
  };
  put(texts.name, 'A', true);
  put(texts.shelf, 'B', true);
  const names = literal(lexemes);
  // «Буйдан, кресло» must not find armchairs for «буйдан»: the category's words count only when nothing else matches.
  put(texts.category, 'C', true);
  put(texts.description, 'D', false);
  return { names, all: literal(lexemes), vocabulary };
}

/** Keys are [a-z0-9] by construction (fold.ts), so nothing needs escaping. */
const literal = (lexemes: ReadonlyMap<string, string[]>): string =>
  [...lexemes].map(([key, positions]) => `'${key}':${positions.join(',')}`).join(' ');
