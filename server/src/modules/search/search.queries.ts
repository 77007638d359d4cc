import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export const brandById = (db: Db, id: number) =>
  db.selectFrom('brands').select(['id', 'name', 'logo', 'banner']).where('id', '=', id).executeTakeFirst();

export const runningEvent = (db: Db, id: number, now: Date) =>
  db
    .selectFrom('events')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst();

export async function productIdsOfEvent(db: Db, eventId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('event_products')
    .select('product_id')
    .where('event_id', '=', eventId)
    .orderBy('position')
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Products with all the words in name, shelf, brand or colour; those with all of them in the name apart. Packed: a word of a third of the shop is 300,000 ids. */
export async function idsByNames(db: Db, query: string, inName: string): Promise<{ named: Buffer; shelved: Buffer }> {
  const { rows } = await sql<{ named: Buffer | null; shelved: Buffer | null }>`
    select string_agg(int4send(product_id), ''::bytea) filter (where name_words @@ ${inName}::tsquery) as named,
           string_agg(int4send(product_id), ''::bytea) filter (where not name_words @@ ${inName}::tsquery) as shelved
    from search_texts where name_words @@ ${query}::tsquery and is_listed`.execute(db);
  const empty = Buffer.alloc(0);
  return { named: rows[0]?.named ?? empty, shelved: rows[0]?.shelved ?? empty };
}

/** The same in the descriptions too: asked only when names give less than a page. */
export async function idsByAllWords(db: Db, query: string, limit: number): Promise<number[]> {
  const rows = await sql<{ product_id: number }>`
    select product_id from search_texts where all_words @@ ${query}::tsquery and is_listed
    order by popularity desc, product_id limit ${limit}`.execute(db);
  return rows.rows.map(({ product_id }) => product_id);
}

/** What the products are called: kind of thing, shelf, model and maker. */
export const kindsOfProducts = (db: Db, productIds: readonly number[]) =>
  db
    .selectFrom('products')
    .innerJoin('models', 'models.id', 'products.model_id')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('sub_categories', 'sub_categories.id', 'products.sub_category_id')
    .where(sql<boolean>`products.id = any(${productIds}::int[])`)
    .select([
      'models.product_type as type',
      'models.name as model',
      'brands.name as brand',
      'sub_categories.name as shelf',
    ])
    .distinct()
    .execute();

export const codeIsListed = (db: Db, code: string) =>
  db.selectFrom('products').select('code').where('code', '=', code).where('is_listed', '=', true).executeTakeFirst();

export interface CountedQuery {
  day: string;
  query: string;
  level: string;
  hits: number;
  asked: number;
}

/**
 * How a day's queries were understood and what they found; the staff's list of words the shop does not know. One statement
 * whatever their number: each has a name and a plan on every connection.
 */
export async function addQueries(db: Db, queries: readonly CountedQuery[]): Promise<void> {
  const column = <Name extends keyof CountedQuery>(name: Name) => queries.map((query) => query[name]);
  await sql`
    insert into search_queries (day, query, level, hits, asked)
    select * from unnest(${column('day')}::date[], ${column('query')}::text[], ${column('level')}::text[],
                         ${column('hits')}::int[], ${column('asked')}::int[])
    on conflict (day, query) do update set
      asked = search_queries.asked + excluded.asked, level = excluded.level, hits = excluded.hits`.execute(db);
}

/** Takes out some of the queries of the days before; says how many. */
export async function dropQueriesBefore(db: Db, day: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from search_queries
    where ctid = any(array(select ctid from search_queries where day < ${day} order by day, query limit ${limit}))`.execute(
    db,
  );
  return Number(numAffectedRows);
}
