import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, inject, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
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

function folderWith(files: Record<string, string>): URL {
  const folder = mkdtempSync(join(tmpdir(), 'tokhi-migrations-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}

test('a broken migration leaves nothing of itself and nothing of those before it in the same run', async () => {
  const database = await emptyDatabase();
  const folder = folderWith({
    '0001-good.sql': 'create table good (id int);',
    '0002-broken.sql': 'create table half (id int); create table half (id int);',
  });
  await expect(migrate(database.db, folder)).rejects.toThrow('0002-broken failed');
  const { rows } = await database.pool.query(
    `select table_name from information_schema.tables where table_schema = 'public' and table_name in ('good', 'half')`,
  );
  expect(rows).toEqual([]);
  await database.close();
});

test('applied migrations are not applied again, and a new one is', async () => {
  const database = await emptyDatabase();
  const folder = folderWith({ '0001-first.sql': 'create table first (id int);' });
  expect(await migrate(database.db, folder)).toEqual(['0001-first']);
  expect(await migrate(database.db, folder)).toEqual([]);
  writeFileSync(new URL('0002-second.sql', folder), 'create table second (id int);');
  expect(await migrate(database.db, folder)).toEqual(['0002-second']);
  await database.close();
});

test('a file that is not numbered is refused', async () => {
  const database = await emptyDatabase();
  await expect(migrate(database.db, folderWith({ 'add-things.sql': '' }))).rejects.toThrow('0001-what-it-adds.sql');
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
  // A server that has no connection within seconds, beside hundreds of tests, is another failure.
  const run = () => {
    let ended = runOnce();
    for (let times = 1; times < 20 && ended.stderr.includes('no connection to the database'); times += 1)
      ended = runOnce();
    return ended;
  };
  // It may take minutes, and wait for a lock for seconds.
  const timeoutsMigration = `create table patience as
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock;`;
  writeFileSync(join(copy, 'migrations/9997-patience.sql'), timeoutsMigration);
  expect(run().status).toBe(0);
  const database = openDatabase({ url, poolSize: 1, applicationName: 'tokhi-test', logger: silent });
  expect((await database.pool.query('select * from patience')).rows).toEqual([{ statement: '0', lock: '5s' }]);

  // A visitor's transaction that stays open locks the table.
  writeFileSync(join(copy, 'migrations/9998-locked.sql'), 'alter table patience add column more int;');
  const visitor = await database.pool.connect();
  // However long the command takes to come to it.
  await visitor.query('set idle_in_transaction_session_timeout = 0');
  await visitor.query('begin; select * from patience');
  const locked = run();
  await visitor.query('rollback');
  visitor.release();
  await database.close();
  expect(locked.status).toBe(1);
  expect(locked.stderr.toString()).toMatch(
    /9998-locked failed, and nothing .* was applied: .* goes on as before; run it/,
  );
  expect(run().status).toBe(0);

  writeFileSync(join(copy, 'migrations/9999-broken.sql'), 'create table nonsense (id int) where;');
  const failed = run();
  expect(failed.status).toBe(1);
  expect(failed.stderr.toString()).toContain('9999-broken failed');
});
