// What every table of the schema must have, checked in PostgreSQL's catalogue. A check that cannot fail proves nothing: each one also
// runs on a faulty table, planted in a transaction that is rolled back.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { databaseOfTest } from '../database-of-test.ts';

const real = databaseOfTest();

/** The shop's own tables, without the migrator's two. */
const ours = sql`relation.relkind = 'r' and relation.relnamespace = 'public'::regnamespace
  and relation.relname <> 'kysely_migration'`;

interface Named {
  name: string;
}
const names = async (db: Db, query: ReturnType<typeof sql<Named>>): Promise<string[]> =>
  (await query.execute(db)).rows.map(({ name }) => name);

/**
 * Foreign keys whose columns, in any order, no index starts with. A partial index counts only if it leaves out nothing
 * but nulls, because the lookup of a deleted key is never for a null.
 */
const unindexedForeignKeys = (db: Db) =>
  names(
    db,
    sql<Named>`
      select reference.conname as name
      from pg_constraint reference
      join pg_class relation on relation.oid = reference.conrelid
      where reference.contype = 'f' and ${ours} and not exists (
        select from pg_index index
        where index.indrelid = relation.oid and index.indisvalid
          and (index.indkey::int2[])[0:cardinality(reference.conkey) - 1] @> reference.conkey
          and (index.indpred is null or pg_get_expr(index.indpred, relation.oid) in (
            select format('(%I IS NOT NULL)', attname) from pg_attribute
            where attrelid = relation.oid and attnum = any(reference.conkey))))
      order by 1`,
  );

/**
 * Indexes that are a prefix of another one with the same table, method and predicate, in the same or the exactly opposite order.
 * A unique index enforces a rule, so only a unique one with the same columns makes it redundant.
 */
const redundantIndexes = (db: Db) =>
  names(
    db,
    sql<Named>`
      with keyed as (
        select shape.relname, index.indexrelid, index.indrelid, index.indisunique, index.indnkeyatts as width, shape.relam,
               coalesce(pg_get_expr(index.indpred, index.indrelid), '') as predicate,
               array(select concat_ws(' ', pg_get_indexdef(index.indexrelid, place, true), index.indclass[place - 1],
                                           index.indcollation[place - 1])
                     from generate_series(1, index.indnkeyatts) place order by place) as keys,
               array(select index.indoption[place - 1]::int
                     from generate_series(1, index.indnkeyatts) place order by place) as directions,
               array(select 3 - index.indoption[place - 1]::int
                     from generate_series(1, index.indnkeyatts) place order by place) as opposites
        from pg_index index
        join pg_class shape on shape.oid = index.indexrelid
        join pg_class relation on relation.oid = index.indrelid
        where ${ours})
      select distinct short.relname::text as name
      from keyed short
      join keyed long on long.indrelid = short.indrelid and long.indexrelid <> short.indexrelid
        and long.relam = short.relam and long.predicate = short.predicate and long.keys[1:short.width] = short.keys
        and long.directions[1:short.width] in (short.directions, short.opposites)
      where not short.indisunique or (long.indisunique and long.width = short.width)
      order by 1`,
  );

const tablesWithoutComment = (db: Db) =>
  names(
    db,
    sql<Named>`
      select relation.relname as name from pg_class relation
      where ${ours} and coalesce(obj_description(relation.oid, 'pg_class'), '') = '' order by 1`,
  );

/** Checks with names from PostgreSQL, because the migration gives none: `products_price_tug_check`, `products_check1`. */
const unnamedChecks = (db: Db) =>
  names(
    db,
    sql<Named>`
      select rule.conname as name from pg_constraint rule
      join pg_class relation on relation.oid = rule.conrelid
      where rule.contype = 'c' and ${ours} and rule.conname ~ '_check[0-9]*$' order by 1`,
  );

/** Runs the check with these faulty tables, and rolls them back. */
async function askWith(faulty: string, question: (db: Db) => Promise<string[]>): Promise<string[]> {
  const tx = await real.database.db.startTransaction().execute();
  try {
    await sql.raw(faulty).execute(tx);
    return await question(tx);
  } finally {
    await tx.rollback().execute();
  }
}

test('the questions are asked of the whole schema', async () => {
  const tables = sql<Named>`select relation.relname as name from pg_class relation where ${ours}`;
  expect((await names(real.database.db, tables)).length).toBeGreaterThanOrEqual(59);
});

test('every foreign key has an index that starts with its columns', async () => {
  expect(await unindexedForeignKeys(real.database.db)).toEqual([]);
});

test('a foreign key without such an index would be found', async () => {
  const faulty = `
    create table planted (
      id int primary key, bare int, behind int, part int, kept int,
      constraint planted_bare   foreign key (bare)   references products,
      constraint planted_behind foreign key (behind) references products,
      constraint planted_part   foreign key (part)   references products,
      constraint planted_kept   foreign key (kept)   references products);
    create index planted_second on planted (id, behind);
    create index planted_some   on planted (part) where id > 10;
    create index planted_good   on planted (kept) where kept is not null`;
  expect(await askWith(faulty, unindexedForeignKeys)).toEqual(['planted_bare', 'planted_behind', 'planted_part']);
  expect(await unindexedForeignKeys(real.database.db)).toEqual([]);
});

test('no index is the beginning of another with the same predicate', async () => {
  expect(await redundantIndexes(real.database.db)).toEqual([]);
});

test('an index that is the beginning of another would be found', async () => {
  const faulty = `
    create table planted (a int, b int, c int);
    create index planted_short    on planted (a);
    create index planted_long     on planted (a, b desc);
    create index planted_backward on planted (a desc, b);
    create index planted_other    on planted (a, b, c);
    create index planted_some     on planted (a) where c > 0;
    create unique index planted_rule  on planted (c);
    create unique index planted_again on planted (c)`;
  const found = ['planted_again', 'planted_backward', 'planted_long', 'planted_rule', 'planted_short'];
  expect(await askWith(faulty, redundantIndexes)).toEqual(found);
  expect(await redundantIndexes(real.database.db)).toEqual([]);
});

test('every table says what it is for', async () => {
  expect(await tablesWithoutComment(real.database.db)).toEqual([]);
  expect(await askWith('create table planted (id int)', tablesWithoutComment)).toEqual(['planted']);
});

test('every check is named as the rule it keeps', async () => {
  expect(await unnamedChecks(real.database.db)).toEqual([]);
  const faulty = 'create table planted (a int check (a > 0), b int, check (a > b), check (b > 0 and a > 1))';
  const found = ['planted_a_check', 'planted_check', 'planted_check1'];
  expect(await askWith(faulty, unnamedChecks)).toEqual(found);
});
