import { expect, onTestFinished, test } from 'vitest';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { grantedRights } from './granted-rights.ts';
import { hasFormerRole, setRights } from './set-rights.ts';
import { QUEUE_RIGHTS, SEQUENCE_RIGHTS, TABLE_RIGHTS } from './table-rights.ts';
import { privilegesOf } from './wanted-rights.ts';

const real = databaseOfTest();
/** The catalogue rows with their versions: a repeated grant would write new ones. */
const written = async () => {
  const { rows } = await real.database.pool.query(`
    select oid, xmin::text, relacl::text from pg_class
    union all select oid, xmin::text, proacl::text from pg_proc
    union all select oid, xmin::text, nspacl::text from pg_namespace
    union all select oid, xmin::text, datacl::text from pg_database where datname = current_database() order by 1`);
  return rows;
};

test('setting the rights again writes nothing', async () => {
  const before = await written();
  await setRights(real.database.db);
  expect(await written()).toEqual(before);
});

test('what was granted by hand is taken away, and what was taken comes back', async () => {
  const before = await grantedRights(real.database.db);
  await real.database.pool.query(`
    grant update, delete on settings to tokhi_api;
    grant update (price_tug) on products to tokhi_api;
    grant select on staff_members to public;
    grant execute on function order_is_pending(bigint) to public;
    grant usage on sequence product_code_sequence to tokhi_worker;
    grant create on schema public to public;
    grant usage on schema graphile_worker to public;
    revoke usage on schema public from tokhi_api;
    do $$ begin execute format('grant temporary on database %I to public', current_database()); end $$;
    revoke select, insert on orders from tokhi_api;
    revoke execute on function order_is_pending(bigint) from tokhi_admin`);
  await setRights(real.database.db);
  expect(await grantedRights(real.database.db)).toEqual(before);
});

test('beside another release what is missing is granted, and nothing is taken but from everybody', async () => {
  const { pool, db } = real.database;
  const before = await grantedRights(db);
  const may = async () =>
    (
      await pool.query(`select has_table_privilege('tokhi_api', 'settings', 'delete') as deletes,
        has_table_privilege('tokhi_api', 'orders', 'insert') as orders,
        has_column_privilege('tokhi_api', 'products', 'rating_sum', 'update') as rates,
        has_function_privilege('public', 'order_is_pending(bigint)', 'execute') as everybody`)
    ).rows[0];
  // The last release deleted settings and updated whole products; the next one inserts orders.
  await pool.query(`
    grant delete on settings to tokhi_api;
    grant update on products to tokhi_api;
    revoke insert on orders from tokhi_api;
    grant execute on function order_is_pending(bigint) to public`);
  await setRights(db, { keeps: true });
  expect(await may()).toEqual({ deletes: true, orders: true, rates: true, everybody: false });
  await setRights(db);
  expect(await grantedRights(db)).toEqual(before);
});

test('a table that nobody wrote down is open to nobody', async () => {
  const { pool, db } = real.database;
  await pool.query('create table forgotten (id int); grant select on forgotten to tokhi_api');
  onTestFinished(async () => void (await pool.query('drop table forgotten')));
  await setRights(db);
  const { granted } = (await grantedRights(db)).find(({ name }) => name === 'forgotten') ?? {};
  expect(granted).toEqual({ public: [], tokhi_api: [], tokhi_worker: [], tokhi_admin: [] });
});

test('every table, view and named sequence has a line, and every line its table', async () => {
  const things = await grantedRights(real.database.db);
  const named = (kind: string, schema: string) =>
    things.filter((thing) => thing.kind === kind && thing.schema === schema).map(({ name }) => name);
  // The migrator's tables belong to the owner.
  const tables = named('table', 'public').filter((name) => !name.startsWith('kysely_migration'));
  expect(tables.sort()).toEqual(Object.keys(TABLE_RIGHTS).sort());
  expect(named('table', 'graphile_worker').sort()).toEqual(Object.keys(QUEUE_RIGHTS).sort());
  expect(named('sequence', 'public')).toEqual(expect.arrayContaining(Object.keys(SEQUENCE_RIGHTS)));
});

test('the role of earlier installations keeps its rights, and is told of until they are taken', async () => {
  const { pool, db } = real.database;
  expect(await hasFormerRole(db)).toBe(false);
  await pool.query('do $$ begin create role tokhi_app; exception when duplicate_object then null; end $$');
  await pool.query('grant select on orders to tokhi_app');
  await setRights(db);
  const { rows } = await pool.query("select has_table_privilege('tokhi_app', 'orders', 'select') as may");
  expect([rows[0].may, await hasFormerRole(db)]).toEqual([true, true]);
  await pool.query('drop owned by tokhi_app');
  expect(await hasFormerRole(db)).toBe(false);
});

test('rights are written in signs', () => {
  expect(privilegesOf('si u(occurrences, last_at) d')).toEqual([
    'select',
    'insert',
    'update(occurrences)',
    'update(last_at)',
    'delete',
  ]);
  expect(privilegesOf('')).toEqual([]);
  expect(() => privilegesOf('sx')).toThrow('none of s, i, u, d');
});
