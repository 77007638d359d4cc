// Writes what rebuildSearch writes, for catalogues where that would take more than ten minutes: words are folded once each, in
// TypeScript by the shop's own functions, and joined to products in SQL. compare-with-shop.ts checks it against rebuildSearch.
import type pg from 'pg';
import { lexemesOfWords } from './lexemes-of-words.ts';
import { startProgress } from './progress-bar.ts';

const BATCH = 50_000;
const REBUILT_INDEXES = ['search_texts_names', 'search_texts_all', 'search_terms_by_likeness', 'search_terms_prefix'];

/** Fills search_docs, search_texts and search_terms of an existing catalogue; needs triggers off, like the facts. */
export async function fillSearch(client: pg.ClientBase, products: number): Promise<void> {
  // Built at the end: adding a million texts to a GIN index one by one takes many times as long.
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    'select indexname as name, indexdef as definition from pg_indexes where indexname = any($1)',
    [REBUILT_INDEXES],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await prepareWords(client);
  const progress = startProgress('lists and search', products + BATCH * (indexes.length + 1));
  for (let first = 1; first <= products; first += BATCH) {
    const last = Math.min(first + BATCH - 1, products);
    await client.query(DOCUMENTS, [first, last]);
    await client.query(TEXTS, [first, last]);
    progress.at(last);
  }
  await client.query(TERMS);
  for (const [index, { definition }] of indexes.entries()) {
    progress.at(products + BATCH * (index + 1));
    await client.query(definition);
  }
  // All products have just been written: a refresh of a million would take half an hour.
  await client.query('delete from search_dirty');
  await client.query('update search_state set version = 1, content_version = 1');
  progress.end();
}

/** Every text that occurs, with its lexemes, and the spelling of each word. */
async function prepareWords(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ text: string }>(`
    select name as text from categories union select name from sub_categories union select name from brands
    union select name from colours union select v.value from spec_values v join spec_attributes a on a.id = v.attribute_id
      and a.code = 'material'
    union select word from model_names union select distinct product_type from models
    union select regexp_replace(html, '<[^>]*>', ' ', 'g') from descriptions`);
  const written = new Map<string, string>();
  const lexemes = rows.map(({ text }) => lexemesOfWords(text, written));
  await client.query(`
    create temp table lexemes (text text primary key, words tsvector not null);
    create temp table written (key text primary key, shown text not null)`);
  await client.query(
    'insert into lexemes select text, words::tsvector from unnest($1::text[], $2::text[]) as t(text, words)',
    [rows.map(({ text }) => text), lexemes],
  );
  await client.query('insert into written select * from unnest($1::text[], $2::text[])', [
    [...written.keys()],
    [...written.values()],
  ]);
  await client.query('analyze lexemes; analyze written; analyze models; analyze products; analyze product_specs');
}

const DOCUMENTS = `
  insert into search_docs (product_id, model_id, version, category_id, sub_category_id, brand_id, colour_id, popularity, price_tug,
                           regular_price_tug, discount_starts_at, discount_ends_at, published_at, spec_value_ids,
                           discount_percent, discount_ending, width_cm, depth_cm, height_cm, rating, is_listed, is_ready, is_in_stock, material)
  select p.id, p.model_id, 1, p.category_id, p.sub_category_id, p.brand_id, p.colour_id, p.popularity, p.price_tug,
         p.regular_price_tug, p.discount_starts_at, p.discount_ends_at, p.published_at, spec.value_ids,
         p.discount_percent, p.discount_ending, round(m.width_mm / 10.0), round(m.depth_mm / 10.0), round(m.height_mm / 10.0),
         case when p.rating_count = 0 then 0 else round(p.rating_sum * 100.0 / p.rating_count) end,
         p.is_listed, p.ready_in_ulaanbaatar and s.remain > 0, s.remain > 0, v.value
  from products p
  join models m on m.id = p.model_id
  join stock_levels s on s.product_id = p.id
  join (select product_id, array_agg(value_id order by attribute_id) as value_ids
        from product_specs where product_id between $1 and $2 group by product_id) spec on spec.product_id = p.id
  join spec_values v on v.id = spec.value_ids[1]
  where p.id between $1 and $2`;

const TEXTS = `
  insert into search_texts (product_id, popularity, is_listed, name_words, all_words)
  select p.id, p.popularity, p.is_listed, named.words,
         named.words || setweight(category.words, 'C') || setweight(description.words, 'D')
  from products p
  join models m on m.id = p.model_id
  join search_docs d on d.product_id = p.id
  join lexemes type on type.text = m.product_type
  join lexemes model on model.text = m.name
  join lexemes colour on colour.text = (select name from colours where id = p.colour_id)
  join lexemes sub on sub.text = (select name from sub_categories where id = p.sub_category_id)
  join lexemes brand on brand.text = (select name from brands where id = p.brand_id)
  join lexemes material on material.text = d.material
  join lexemes category on category.text = (select name from categories where id = p.category_id)
  join lexemes description on description.text = regexp_replace(m.description_html, '<[^>]*>', ' ', 'g')
  cross join lateral (
    select setweight(type.words || model.words || colour.words || ('''' || p.code || ''':1')::tsvector, 'A')
             || setweight(sub.words || brand.words || colour.words || material.words, 'B') as words) named
  where p.id between $1 and $2`;

const TERMS = `
  insert into search_terms (key, count, shown)
  select s.word, s.ndoc, coalesce(w.shown, case when s.word ~ '^[0-9]{8}$' then s.word end)
  from ts_stat('select ts_filter(all_words, ''{a,b,c}'') from search_texts where is_listed') s
  left join written w on w.key = s.word`;
