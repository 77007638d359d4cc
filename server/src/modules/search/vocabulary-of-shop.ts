import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Term, Vocabulary } from './words/vocabulary.ts';

/** Candidates for the typing distance to choose from; more of them cost time and change nothing (docs/decisions/113). */
const SIMILAR = 40;
const OF_LOOSE = 5;
const OF_PREFIX = 20;
/** Below this two words of five letters share nothing but an ending. */
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
    // Between two bounds and not LIKE, which an index can only serve when the pattern is known at planning.
    const { rows } = await sql<Term>`
      select key, count, shown from search_terms where key ~>=~ ${prefix} and key ~<~ ${`${prefix}{`} and length(key) <= ${longest}
      order by count desc, key limit ${OF_PREFIX}`.execute(db);
    return rows;
  },
  async similar(key) {
    // The operator % (and its index) goes by a setting of the connection, 0.3 as delivered; it is set where connections are made.
    const { rows } = await sql<Term>`
      select key, count, shown from search_terms where key % ${key} and similarity(key, ${key}) >= ${LEAST_SIMILARITY}
      order by similarity(key, ${key}) desc, count desc, key limit ${SIMILAR}`.execute(db);
    return rows;
  },
});
