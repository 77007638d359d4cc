// How much a word says of a product by where it stands (after BM25F): in its name most, then in shelf, maker and colour, in the category,
// and in the description least. A product that has a word in its name comes before one whose text only mentions it. Results and
// suggestions are ordered by these weights and no others.
import { type RawBuilder, sql } from 'kysely';
import { within } from './words/ts-query.ts';

/** By the weights of search_texts (refresh/document-words.ts); each more than twice the next, so that two mentions are no name. */
const WEIGHTS = { A: 9, B: 4, C: 1.5, D: 0.5 } as const;
const FIELDS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];

/** The weight of the best field in which a row has the words, as SQL: `words` is a column, `query` a tsquery literal. */
export function fieldWeight(words: RawBuilder<unknown>, query: string): RawBuilder<number> {
  const cases = FIELDS.map(
    (field) => sql`when ${words} @@ ${within(query, field)}::tsquery then ${WEIGHTS[field]}::real`,
  );
  return sql`case ${sql.join(cases, sql` `)} else 0 end`;
}
