// Rows of old price lists are purged; the import, its change set and the set's rollback stay.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBatch } from '../../../src/modules/batches/run-batch.ts';
import { purgeImportRows } from '../../../src/modules/catalogue/imports/purge-import-rows.job.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { workbookOfRows } from '../../tables/workbook-of-test.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import { COLUMNS, HEADINGS, sendImport } from './import-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let cookie = '';
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(real.database.db, ['catalogue']));
});
afterAll(() => admin?.close());

const ask = (name: Parameters<typeof askAdmin>[1], body: object) => askAdmin(admin, name, body, { cookie });
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(admin.clock.now.getTime() + days * DAY_MS);
const products = (count: number) =>
  real.database.db.selectFrom('products').select(['id', 'code', 'price_tug']).orderBy('id').limit(count).execute();
const priceOf = async (id: number) => (await products(9)).find((product) => product.id === id)?.price_tug;

async function imported(rows: (string | number)[][]) {
  const { body: sent } = await sendImport(admin, cookie, workbookOfRows([HEADINGS, ...rows]));
  const { version } = (await ask('showImport', { id: sent.id })).body.import;
  const { body } = await ask('mapImport', { id: sent.id, version, columns: COLUMNS });
  return { id: sent.id as number, version: body.version as number };
}

test('rows are there for 90 days and then gone, with a set that is still rolled back', async () => {
  const { db } = real.database;
  const [first, other] = await products(2);
  if (first === undefined || other === undefined) throw new Error('two products are missing');
  const wanted = Math.round(first.price_tug * 1.02);
  const open = await imported([[other.code, '', Math.round(other.price_tug * 1.03), '']]);
  const one = await imported([[first.code, '', wanted, '']]);
  const { change_set: set } = (await ask('prepareImport', { ...one, reason: 'Наран, 11-р сар', at: null })).body;
  const { version } = (await ask('showChangeSet', { set })).body.set;
  const { batch } = (await ask('applyChangeSet', { set, version, at: null })).body.set;
  await runBatch(db, batch, () => admin.clock.now);
  expect(await priceOf(first.id)).toBe(wanted);

  expect(await purgeImportRows(db, inDays(89))).toBe(0);
  // Two concurrent runs, as after a killed worker: each row is deleted once.
  const purged = await Promise.all([purgeImportRows(db, inDays(91)), purgeImportRows(db, inDays(91))]);
  expect(purged.reduce((sum, rows) => sum + rows, 0)).toBe(4);
  expect(await purgeImportRows(db, inDays(92))).toBe(0);

  admin.clock.now = inDays(91);
  cookie = await logIn(admin, await insertMember(db, ['catalogue']));
  expect((await ask('showImport', { id: one.id })).body.import).toMatchObject({ purged: true, change_set: set });
  expect((await ask('listImportRows', { id: one.id, filter: 'all', sort: 'file' })).body.rows).toEqual([]);
  expect((await ask('listImports', {})).body.imports).toMatchObject([
    { id: one.id, rows: 0 },
    { id: open.id, rows: 0 },
  ]);
  const late = await ask('prepareImport', { ...open, reason: 'Наран, 11-р сар', at: null });
  expect(late.body).toMatchObject({ code: 'nothing_changes' });
  const fresh = await imported([[other.code, '', Math.round(other.price_tug * 1.01), '']]);
  expect((await ask('showImport', { id: fresh.id })).body.import.purged).toBe(false);

  expect((await ask('listChangeSetRows', { set, show: 'all' })).body.rows).toMatchObject([{ now: wanted }]);
  const back = (await ask('rollBackChangeSet', { set, reason: 'Үнэ буруу байсан' })).body.set;
  expect(back.rolling_back).toMatchObject({ finished: false });
  const { id: last } = await db.selectFrom('batches').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await runBatch(db, last, () => admin.clock.now);
  expect(await priceOf(first.id)).toBe(first.price_tug);
});
