import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, inject, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { openDatabase } from './database.ts';
import { MIGRATION_TIMEOUTS, migrate } from './migrate.ts';
import { withMigrationLock } from './migration-lock.ts';
import { createDatabase, databaseName, dropDatabase, withName } from './server-databases.ts';

const url = withName(inject('templateUrl'), `tokhi_test_migrate_${process.pid}`);
const migrations = fileURLToPath(new URL('../../migrations/', import.meta.url));
const silent = createLogger({ level: 'silent', process: 'test' });
const folders: string[] = [];
afterAll(async () => {
  await dropDatabase(url);
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function emptyDatabase() {
  await dropDatabase(url);
  await createDatabase(url);
  return openDatabase({ url, poolSize: 2, applicationName: 'tokhi-test', logger: silent });
}

const migrating = () =>
  openDatabase({ url, poolSize: 2, applicationName: 'tokhi-test', ...MIGRATION_TIMEOUTS, logger: silent });

function folderWith(files: Record<string, string>): URL {
  const folder = mkdtempSync(join(tmpdir(), 'tokhi-migrations-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}

test('a broken migration leaves nothing of itself, and what was applied before it stays', async () => {
  const database = await emptyDatabase();
  const folder = folderWith({
    '0001-good.sql': 'create table good (id int);',
    '0002-broken.sql': 'create table half (id int); create table half (id int);',
  });
  await expect(migrate(database, folder)).rejects.toThrow(
    /0002-broken failed: .* Applied before it, and kept: 0001-good/,
  );
  const { rows } = await database.pool.query(
    `select table_name from information_schema.tables where table_schema = 'public' and table_name in ('good', 'half')`,
  );
  expect(rows).toEqual([{ table_name: 'good' }]);
  writeFileSync(new URL('0002-broken.sql', folder), 'create table half (id int);');
  expect(await migrate(database, folder)).toEqual(['0002-broken']);
  await database.close();
});

test('applied migrations are not applied again, and a new one is', async () => {
  const database = await emptyDatabase();
  const folder = folderWith({ '0001-first.sql': 'create table first (id int);' });
  expect(await migrate(database, folder)).toEqual(['0001-first']);
  expect(await migrate(database, folder)).toEqual([]);
  writeFileSync(new URL('0002-second.sql', folder), 'create table second (id int);');
  expect(await migrate(database, folder)).toEqual(['0002-second']);
  await database.close();
});

test('a file below an applied one is refused, and what a newer release applied is left alone', async () => {
  const database = await emptyDatabase();
  const folder = folderWith({ '0002-second.sql': 'create table second (id int);' });
  expect(await migrate(database, folder)).toEqual(['0002-second']);
  writeFileSync(new URL('0001-first.sql', folder), 'create table first (id int);');
  await expect(migrate(database, folder)).rejects.toThrow('0001-first would be applied after 0002-second');
  const older = folderWith({ '0001-first.sql': '' });
  await database.pool.query("insert into kysely_migration values ('0001-first', '2026-11-19')");
  expect(await migrate(database, older)).toEqual([]);
  await expect(migrate(database, folderWith({ '0003-third.sql': '' }))).rejects.toThrow('unknown to this release');
  await database.close();
});

const CONCURRENTLY = `-- outside a transaction: the table has a million rows
drop index concurrently if exists colours_by_shade;
create unique index concurrently colours_by_shade on colours (shade);
`;

test('a file outside a transaction is repeated after it was broken off, and leaves no index that is invalid', async () => {
  const database = await emptyDatabase();
  await database.pool.query('create table colours (shade int); insert into colours values (1), (1)');
  const folder = folderWith({ '0001-shades.sql': CONCURRENTLY });
  await expect(migrate(database, folder)).rejects.toThrow('0001-shades failed');
  const valid = "select indisvalid as valid from pg_index where indexrelid = 'colours_by_shade'::regclass";
  expect((await database.pool.query(valid)).rows).toEqual([{ valid: false }]);
  await database.pool.query('truncate colours');
  expect(await migrate(database, folder)).toEqual(['0001-shades']);
  expect((await database.pool.query(valid)).rows).toEqual([{ valid: true }]);
  await database.close();
});

test.each([
  ['create index concurrently by_shade on colours (shade);', 'comes first'],
  [
    'drop index concurrently if exists by_hue; create index concurrently by_shade on colours (shade);',
    'file of its own',
  ],
  ['update colours set shade = 2;', 'file of its own'],
])('a file that could not be repeated is refused: %s', async (text, reason) => {
  const database = await emptyDatabase();
  const folder = folderWith({ '0001-shades.sql': `-- outside a transaction: it is large\n${text}` });
  await expect(migrate(database, folder)).rejects.toThrow(reason);
  await database.close();
});

test('of two who migrate one waits, also while an index is made concurrently', async () => {
  const database = await emptyDatabase();
  await database.pool.query('create table colours (shade int)');
  const folder = folderWith({ '0001-shades.sql': CONCURRENTLY });
  const [one, other] = [migrating(), migrating()];
  const waited: string[] = [];
  const run = ({ pool, db }: typeof one, name: string) =>
    withMigrationLock(
      pool,
      () => migrate({ pool, db }, folder),
      () => waited.push(name),
    );
  const applied = await Promise.all([run(one, 'one'), run(other, 'other')]);
  expect(applied.toSorted((first, second) => first.length - second.length)).toEqual([[], ['0001-shades']]);
  expect(waited).toHaveLength(1);
  for (const opened of [database, one, other]) await opened.close();
});

test('a file that is not numbered is refused', async () => {
  const database = await emptyDatabase();
  await expect(migrate(database, folderWith({ 'add-things.sql': '' }))).rejects.toThrow('0001-what-it-adds.sql');
  await database.close();
});

test('the migrate command exits with 1 on a broken migration or a lock that others hold, and with 0 on a good schema', async () => {
  await dropDatabase(url);
  await createDatabase(url, databaseName(inject('templateUrl')));
  const copy = mkdtempSync(join(fileURLToPath(new URL('../../', import.meta.url)), '.copy-'));
  folders.push(copy);
  cpSync(fileURLToPath(new URL('../', import.meta.url)), join(copy, 'src'), { recursive: true });
  cpSync(migrations, join(copy, 'migrations'), { recursive: true });
  const runOnce = () =>
    spawnSync(process.execPath, [join(copy, 'src/migrate.ts')], { env: { ...process.env, DATABASE_URL: url } });
  // Among hundreds of tests the server may have no free connection for seconds: another failure.
  const run = () => {
    let ended = runOnce();
    for (let times = 1; times < 20 && ended.stderr.includes('no connection to the database'); times += 1)
      ended = runOnce();
    return ended;
  };
  // The statement may take minutes; a lock is awaited for seconds.
  const timeoutsMigration = `create table patience as
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock;`;
  writeFileSync(join(copy, 'migrations/9997-patience.sql'), timeoutsMigration);
  expect(run().status).toBe(0);
  const database = openDatabase({ url, poolSize: 1, applicationName: 'tokhi-test', logger: silent });
  expect((await database.pool.query('select * from patience')).rows).toEqual([{ statement: '0', lock: '1500ms' }]);

  // An open transaction of a visitor locks the table.
  writeFileSync(join(copy, 'migrations/9998-locked.sql'), 'alter table patience add column more int;');
  const visitor = await database.pool.connect();
  // It may take long until the command gets there.
  await visitor.query('set idle_in_transaction_session_timeout = 0');
  await visitor.query('begin; select * from patience');
  const locked = run();
  await visitor.query('rollback');
  visitor.release();
  await database.close();
  expect(locked.status).toBe(1);
  expect(locked.stderr.toString()).toMatch(/9998-locked failed: .* goes on as before; run it .* Nothing was applied/s);
  expect(run().status).toBe(0);

  writeFileSync(join(copy, 'migrations/9999-broken.sql'), 'create table nonsense (id int) where;');
  const failed = run();
  expect(failed.status).toBe(1);
  expect(failed.stderr.toString()).toContain('9999-broken failed');
});
