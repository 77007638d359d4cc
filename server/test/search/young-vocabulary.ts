import type pg from 'pg';
import { lemmaList } from '../../src/modules/search/words/lemma-list.ts';

const BATCH = 5_000;

/**
 * The vocabulary as before its first VACUUM: PostgreSQL has no statistics, and index entries are where the worker put them. It has the
 * shop's words and `furtherWords` of the dictionary.
 */
export async function makeVocabularyYoung(pool: pg.Pool, furtherWords: number): Promise<void> {
  await pool.query('alter table search_terms set (autovacuum_enabled = off)');
  const words = [...lemmaList().written].slice(0, furtherWords);
  for (let first = 0; first < words.length; first += BATCH) {
    const batch = words.slice(first, first + BATCH);
    await pool.query(
      `insert into search_terms (key, count, shown) select key, 1, shown from unnest($1::text[], $2::text[]) as t(key, shown)
       on conflict do nothing`,
      [batch.map(([key]) => key), batch.map(([, shown]) => shown)],
    );
  }
  // The template may be old enough to have been vacuumed.
  await pool.query("delete from pg_statistic where starelid = 'search_terms'::regclass");
  await pool.query("update pg_class set reltuples = -1, relpages = 0 where oid = 'search_terms'::regclass");
  await pool.query(`update pg_class set reltuples = 0, relpages = 1
    where oid in (select indexrelid from pg_index where indrelid = 'search_terms'::regclass)`);
}
