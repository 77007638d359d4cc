import { deepStrictEqual } from 'node:assert/strict';
import type { Database } from '../../../server/src/db/database.ts';
import { refreshSearch } from '../../../server/src/modules/search/public.ts';

const SAMPLE = 300;

/** The content of a product's list and search entries without word positions, which count repeated words differently. */
const SAID = `
  select to_jsonb(d) - 'version' as document, strip(t.name_words)::text as names,
         array(select strip(ts_filter(t.all_words, array[weight]::"char"[]))::text
               from unnest('{a,b,c,d}'::text[]) as weight) as by_weight
  from search_docs d join search_texts t using (product_id)
  where d.product_id = any($1) order by d.product_id`;

const TERMS = `
  select key, count, shown from search_terms
  where key in (select unnest(tsvector_to_array(all_words)) from search_texts where product_id = any($1)) order by key`;

/** Lets the shop itself rewrite some products, and rejects a catalogue in which that changes anything. */
export async function compareWithShop({ db, pool }: Database, products: number): Promise<void> {
  const ids = Array.from({ length: SAMPLE }, (_, index) => 1 + Math.floor((index * products) / SAMPLE));
  const written = async () => ({
    said: (await pool.query(SAID, [ids])).rows,
    terms: (await pool.query(TERMS, [ids])).rows,
  });
  const filled = await written();
  await pool.query('insert into search_dirty (product_id) select unnest($1::int[])', [ids]);
  while ((await refreshSearch(db)) > 0);
  deepStrictEqual(await written(), filled);
}
