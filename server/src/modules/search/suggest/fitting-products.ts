import type { Db } from '../../../db/database.ts';
import { meeting } from '../constraints/narrow.ts';
import { withoutConstraints } from '../constraints/query-constraint.ts';
import { readConstraints } from '../constraints/read-constraints.ts';
import type { LoadedIndex } from '../index/search-index.ts';
import { rowIndexesOf } from '../row-indexes-of.ts';
import { bestSellersWith } from '../texts.queries.ts';
import { wordForms } from '../words/lexemes.ts';
import { MOST_WORDS } from '../words/query-words.ts';
import { tokensOf } from '../words/tokens.ts';
import { anyOf } from '../words/ts-query.ts';

/** Candidates for a colour filter: the best sellers of the thing may all have other colours. */
const MOST_OF_COLOUR = 200;

/** Products with the earlier words and the completed last one; a colour matches by the colour itself («цагаан» is also a maker). */
export async function fittingProducts(
  db: Db,
  loaded: LoadedIndex,
  { before, queries, limit }: { before: readonly string[]; queries: readonly string[]; limit: number },
): Promise<number[]> {
  const said = before.slice(-MOST_WORDS).join(' ');
  const colours = readConstraints(said, loaded.names).filter(({ constraint }) => constraint.kind === 'colour');
  const others = tokensOf(withoutConstraints(said, colours))
    .map(wordForms)
    .filter((keys) => keys.length > 0)
    .map(anyOf);
  const last = `(${queries.join('|')})`;
  const query = [...others, last].join('&');
  const isColoured = colours.length > 0;
  const ids = await bestSellersWith(db, query, last, isColoured ? MOST_OF_COLOUR : limit);
  if (!isColoured) return ids;
  const rowIndexes = rowIndexesOf(loaded.columns, ids);
  const coloured = colours.reduce((left, { constraint }) => meeting(constraint, left, loaded), rowIndexes);
  return coloured.slice(0, limit).map((rowIndex) => loaded.columns.productId[rowIndex] as number);
}
