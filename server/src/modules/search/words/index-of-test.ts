import { wordForms } from './lexemes.ts';
import { tokensOf } from './tokens.ts';
import { anyWord, tsQuery } from './ts-query.ts';
import type { Understanding } from './understand.ts';
import type { Term } from './vocabulary.ts';

/** A product as the search index of a test has it. */
export interface IndexedProduct {
  id: number;
  text: string;
}

const INNERMOST = /\(([01|&]+)\)/;
const isTrue = (terms: string): boolean => terms.split('|').some((all) => all.split('&').every((term) => term === '1'));

/** Whether the keys match a tsquery literal, with the precedence of PostgreSQL. */
function isMet(literal: string, keys: Set<string>): boolean {
  let terms = literal.replace(/'([a-z0-9]+)'/g, (_, key: string) => (keys.has(key) ? '1' : '0'));
  while (INNERMOST.test(terms)) terms = terms.replace(INNERMOST, (_, inner: string) => (isTrue(inner) ? '1' : '0'));
  return isTrue(terms);
}

/** An index in memory: the vocabulary of some products, and the products that match a tsquery literal. */
export function indexOfTest(products: IndexedProduct[]) {
  const terms = new Map<string, Term>();
  const lexemes = products.map((product) => {
    const keys = new Set<string>();
    for (const token of tokensOf(product.text)) {
      const [own = '', ...lemmas] = wordForms(token);
      for (const key of [own, ...lemmas]) {
        const term = terms.get(key) ?? { key, count: 0, shown: null };
        if (!keys.has(key)) term.count++;
        if (key === own && !/[а-яёөү]/.test(term.shown ?? '')) term.shown = token;
        terms.set(key, term);
        keys.add(key);
      }
    }
    return { id: product.id, keys };
  });
  const meeting = (literal: string): number[] => lexemes.filter(({ keys }) => isMet(literal, keys)).map(({ id }) => id);
  /** All words first, any word when no product has all: as the shop searches. */
  const find = (understanding: Understanding): number[] => {
    const strict = tsQuery(understanding);
    const found = strict === null ? [] : meeting(strict);
    const loose = found.length > 0 ? null : anyWord(understanding);
    return loose === null ? found : meeting(loose);
  };
  return { terms: [...terms.values()], find };
}
