import { expect, test } from 'vitest';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { loadReference } from './load-reference.ts';

const real = databaseOfTest();

/** Everything that it loads, as stored. */
const loaded = async () => {
  const { db } = real.database;
  return {
    districts: await db.selectFrom('districts').selectAll().orderBy('id').execute(),
    classes: await db.selectFrom('khoroo_classes').selectAll().orderBy('district_id').orderBy('khoroo').execute(),
    places: await db.selectFrom('pickup_places').selectAll().orderBy('id').execute(),
    lenders: await db.selectFrom('lenders').selectAll().orderBy('position').execute(),
    holidays: await db.selectFrom('holidays').selectAll().orderBy('day').execute(),
    settings: await db.selectFrom('settings').select(['key', 'value']).orderBy('key').execute(),
  };
};

test('every district has the code that receipts name it by', async () => {
  const { districts } = await loaded();
  expect(districts.map(({ id, tax_code }) => `${id}:${tax_code}`).join(' ')).toBe(
    '1:26 2:24 3:25 4:34 5:35 6:23 7:27 8:29 9:28',
  );
});

test('the holidays of two years are there, those of the moon too', async () => {
  const days = (await loaded()).holidays.map(({ day }) => day);
  expect(days.filter((day) => day.startsWith('2026'))).toHaveLength(15);
  expect(days.filter((day) => day.startsWith('2027'))).toHaveLength(15);
  expect(days).toEqual(expect.arrayContaining(['2026-02-18', '2026-11-10', '2027-02-07', '2027-11-29']));
});

test('loaded again nothing changes', async () => {
  const before = await loaded();
  await loadReference(real.database.db);
  expect(await loaded()).toEqual(before);
});

test('what staff changed, moved or took away stays as they left it', async () => {
  const { db } = real.database;
  await db.updateTable('districts').set({ tax_code: '99', name: 'Баянгол дүүрэг' }).where('id', '=', 1).execute();
  await db.deleteFrom('khoroo_classes').where('district_id', '=', 1).where('khoroo', 'in', [1, 9]).execute();
  await db.updateTable('lenders').set({ fee_per_mille: 0, active: false }).where('code', '=', 'pocket').execute();
  await db.deleteFrom('holidays').where('day', '=', '2026-07-15').execute();
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify({ isDemo: false, accounts: [] }) })
    .where('key', '=', 'bank_accounts')
    .execute();
  const before = await loaded();
  await loadReference(db);
  expect(await loaded()).toEqual(before);
});

test('a shop of the time before tax codes, cheap lists and next year’s holidays gets them', async () => {
  const { db } = real.database;
  const before = await loaded();
  await db.updateTable('districts').set({ tax_code: null }).where('id', '=', 2).execute();
  await db.deleteFrom('khoroo_classes').where('class', '=', 'cheap').execute();
  await db.deleteFrom('holidays').where('day', '>=', '2027-01-01').execute();
  await loadReference(db);
  const after = await loaded();
  expect(after.districts).toEqual(before.districts);
  expect(after.holidays).toEqual(before.holidays);
  expect(after.classes.length).toBeGreaterThan(100);
});
