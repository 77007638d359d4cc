import pg from 'pg';

/** Indexes without a constraint are created after the rows, which is several times faster. */
const PLAIN_INDEXES = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid in ('products'::regclass, 'search_texts'::regclass, 'search_terms'::regclass) and not indisunique`;

/** Adds `products` products to the demo's few, written directly into all tables: the worker would take minutes. */
export async function makeLarge(pool: pg.Pool, products: number): Promise<void> {
  // A separate connection without timeouts.
  const { connectionString } = pool.options;
  const client = new pg.Client({ ...(connectionString !== undefined && { connectionString }) });
  await client.connect();
  try {
    // Without triggers and foreign keys: the rows are correct by construction.
    await client.query('set session_replication_role = replica');
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(PLAIN_INDEXES);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of statements(products)) await client.query(statement);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

const FIRST = 1_000;

/** Four colours per model; words that a third, a hundredth and a thousandth of the shop has. */
const statements = (products: number): string[] => [
  `insert into models (id, category_id, sub_category_id, brand_id, code, name, product_type, width_mm, depth_mm, height_mm)
     overriding system value
   select ${FIRST} + n, sub.category_id, sub.id, (array(select id from brands))[1 + n % 20], 'large-' || n, 'LARGE ' || n, 'тавилга', 100 + n % 2000, 500, 700
   from generate_series(0, ${products / 4}) as n join sub_categories sub on sub.id = (array(select id from sub_categories))[1 + n % 60]`,
  `insert into products (id, model_id, category_id, sub_category_id, brand_id, colour_id, code, name, price_tug, regular_price_tug,
     popularity, discount_percent, published_at, is_family_price, ready_in_ulaanbaatar, rating_count, rating_sum)
     overriding system value
   select ${FIRST} + n, m.id, m.category_id, m.sub_category_id, m.brand_id,
     (array(select id from colours))[1 + n % 50], (20000000 + n)::text, m.name,
     10000 + n % 5000 * 100, 10000 + n % 5000 * 100 + case when n % 11 = 0 then 50000 else 0 end, n * 7919 % 10007,
     case when n % 13 = 0 then 20 else 0 end, timestamptz '2026-11-01' - n % 2000 * interval '1 day', n % 17 = 0, n % 3 = 0, 0, 0
   from generate_series(0, ${products - 1}) as n join models m on m.id = ${FIRST} + n / 4`,
  `insert into stock_levels (product_id, on_hand) select id, id % 5 from products where id >= ${FIRST}`,
  `insert into product_images (product_id, position, width, height, kind, file, alt)
   select id, place, 800, 800, 'front', id || '-' || place || '.webp', 'зураг'
   from products, generate_series(1, 2) as place where id >= ${FIRST} and id % 2 = 0`,
  `insert into product_specs (product_id, attribute_id, value_id)
   select products.id, attributes.id, attributes.value_id
   from products join (
     select a.id, a.category_id, min(v.id) as value_id from spec_attributes a join spec_values v on v.attribute_id = a.id group by 1, 2
   ) as attributes on attributes.category_id = products.category_id where products.id >= ${FIRST} and products.id % 8 = 0`,
  `insert into product_badges (product_id, kind, starts_at)
   select id, (array['new', 'new_lower_price', 'last_chance'])[1 + id / 20 % 3], timestamptz '2026-11-01' - id % 90 * interval '1 day'
   from products where id >= ${FIRST} and id % 20 = 0`,
  `insert into product_packages (product_id, position) select id, 1 from products where id >= ${FIRST}`,
  `insert into product_models_3d (product_id, file, byte_size)
   select id, id || '.glb', 1000 from products where id >= ${FIRST} and id % 10 = 0`,
  `insert into event_products (event_id, product_id, position) select 1 + id % 18, id, id from products where id >= ${FIRST} and id % 4 = 0`,
  `insert into search_docs
   select made.* from products p, jsonb_populate_record(null::search_docs, to_jsonb(p) || jsonb_build_object('product_id', p.id,
     'version', 100 + p.id / 1000, 'spec_value_ids', array_fill(0, array[10]), 'rating', 500, 'is_ready', false,
     'is_in_stock', true)) as made
   where p.id >= ${FIRST}`,
  `insert into search_texts (product_id, popularity, is_listed, name_words, all_words)
   select id, popularity, true, words::tsvector, (words || ' ''describing' || id % 50 || ''':9D')::tsvector
   from (select id, popularity, format('''word%s'':1A ''word%s'':2A ''word%s'':3B', id % 7, 10 + id % 90, 100 + id % 900) as words
         from products where id >= ${FIRST}) as made`,
  `insert into search_terms (key, count, shown) select 'word' || n, 1 + n % 300, 'үг' from generate_series(0, 20000) as n`,
];
