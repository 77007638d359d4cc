import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Term, Vocabulary } from './words/vocabulary.ts';

/** Candidates for the typing distance; more of them cost time and change nothing (docs/decisions/113). */
const SIMILAR = 40;
const OF_LOOSE = 5;
const OF_PREFIX = 20;
/** Below this two words of five letters only share an ending. */
const LEAST_SIMILARITY = 0.25;

/** The words of the shop, in PostgreSQL. */
export const vocabularyOfShop = (db: Db): Vocabulary => ({
  async known(keys) {
    const { rows } = await sql<Term>`
      select key, count, shown from search_terms where key = any(${keys}::text[])`.execute(db);
    return new Map(rows.map((term) => [term.key, term]));
  },
  async byLoose(looseKeys) {
    const { rows } = await sql<Term>`
      select key, count, shown from search_terms where loose = any(${looseKeys}::text[])
      order by count desc, key limit ${OF_LOOSE}`.execute(db);
    return rows;
  },
  async byPrefix(prefix, longest) {
    // Range bounds instead of LIKE, which uses an index only when the pattern is known at planning.
    const { rows } = await sql<Term>`
      select key, count, shown from search_terms where key ~>=~ ${prefix} and key ~<~ ${`${prefix}{`} and length(key) <= ${longest}
      order by count desc, key limit ${OF_PREFIX}`.execute(db);
    return rows;
  },
  async byLoosePrefix(prefix, longest) {
    const { rows } = await sql<Term>`
      select key, count, shown from search_terms where loose ~>=~ ${prefix} and loose ~<~ ${`${prefix}{`} and length(loose) <= ${longest}
      order by count desc, key limit ${OF_PREFIX}`.execute(db);
    return rows;
  },
  async similar(keys) {
    // The operator % uses a connection setting, 0.3 by default; it is set when a connection opens. The expression is that of the index,
    // which is not on the key alone: the planner would also use it for `=` (0027-similar-words.sql).
    const { rows } = await sql<Term & { asked: string }>`
      select asked.key as asked, term.key, term.count, term.shown
      from unnest(${keys}::text[]) as asked(key) cross join lateral (
        select key, count, shown, similarity(key, asked.key) as likeness from search_terms
        where (key || '') % asked.key and similarity(key, asked.key) >= ${LEAST_SIMILARITY}
        order by likeness desc, count desc, key limit ${SIMILAR}
      ) as term
      order by term.likeness desc, term.count desc, term.key`.execute(db);
    const terms = Map.groupBy(rows, ({ asked }) => asked);
    const termOf = ({ key, count, shown }: Term): Term => ({ key, count, shown });
    return new Map(keys.map((key) => [key, (terms.get(key) ?? []).map(termOf)]));
  },
});
