// How much a word tells about a product, by field (after BM25F): most in its name, then in shelf, maker and colour, then in the category,
// and least in the description. A product with a word in its name comes before one whose text only mentions it. Results and suggestions use
// only these weights.
import { type RawBuilder, sql } from 'kysely';
import { within } from './words/ts-query.ts';

/**
 * For the weights of search_texts (refresh/document-words.ts); each more than twice the next, so that two mentions count less than a name.
 */
const WEIGHTS = { A: 9, B: 4, C: 1.5, D: 0.5 } as const;
const FIELDS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];

/** The weight of the best field in which a row has the words, as SQL: `words` is a column, `query` a tsquery literal. */
export function fieldWeight(words: RawBuilder<unknown>, query: string): RawBuilder<number> {
  const cases = FIELDS.map(
    (field) => sql`when ${words} @@ ${within(query, field)}::tsquery then ${WEIGHTS[field]}::real`,
  );
  return sql`case ${sql.join(cases, sql` `)} else 0 end`;
}
