import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { DocumentWords } from './document-words.ts';

/** Prefers Cyrillic: «мод» is shown, not a brand's MOD. */
const better = (one: string | null, other: string | null): string | null =>
  one !== null && (other === null || /[а-яё]/.test(one)) ? one : other;

interface CountedWords {
  productId: number;
  isListed: boolean;
  words: DocumentWords;
}

/** Keeps the product count of each term: subtracts a product's old words, adds its new ones. */
export async function countTerms(tx: Tx, documents: readonly CountedWords[]): Promise<void> {
  const change = new Map<string, { count: number; shown: string | null }>();
  const add = (key: string, count: number, shown: string | null) => {
    const before = change.get(key);
    change.set(key, { count: (before?.count ?? 0) + count, shown: better(before?.shown ?? null, shown) });
  };
  const { rows } = await sql<{ keys: string[] }>`
    select tsvector_to_array(ts_filter(all_words, '{a,b,c}')) as keys from search_texts
    where product_id = any(${documents.map(({ productId }) => productId)}::int[]) and is_listed`.execute(tx);
  for (const { keys } of rows) for (const key of keys) add(key, -1, null);
  for (const { isListed, words } of documents) {
    if (isListed) for (const [key, shown] of words.vocabulary) add(key, 1, shown);
  }
  // Sorted by key in every batch; keys with an unchanged count are skipped.
  const changed = [...change].filter(([, { count }]) => count !== 0).sort(([one], [other]) => (one < other ? -1 : 1));
  if (changed.length === 0) return;
  const keys = changed.map(([key]) => key);
  await sql`
    insert into search_terms (key, count, shown)
    select * from unnest(${keys}::text[], ${changed.map(([, { count }]) => count)}::int[],
                         ${changed.map(([, { shown }]) => shown)}::text[])
    on conflict (key) do update set
      count = search_terms.count + excluded.count,
      shown = case when search_terms.shown ~ '[а-яё]' then search_terms.shown
                   else coalesce(excluded.shown, search_terms.shown) end`.execute(tx);
  const fewer = changed.filter(([, { count }]) => count < 0).map(([key]) => key);
  if (fewer.length > 0) {
    await sql`delete from search_terms where key = any(${fewer}::text[]) and count <= 0`.execute(tx);
  }
}
