import type { FacetNames } from './index/facet-names.ts';
import { fold } from './words/fold.ts';
import { tokensOf } from './words/tokens.ts';
import type { Term } from './words/vocabulary.ts';

const termsOf = new WeakMap<FacetNames, Term[]>();
const SHORTEST = 3;
/** A word of a shelf name counts as a common word. */
const COUNT = 8;

/** The words of shelf names, cached while the names are the same. */
export function termsOfShelves(names: FacetNames): readonly Term[] {
  const known = termsOf.get(names);
  if (known) return known;
  const tokens = new Set([...names.subCategories.values()].flatMap(({ name }) => tokensOf(name)));
  const terms = [...tokens]
    .map((shown) => ({ key: fold(shown), count: COUNT, shown }))
    .filter(({ key }) => key.length >= SHORTEST && !/\d/.test(key));
  termsOf.set(names, terms);
  return terms;
}
