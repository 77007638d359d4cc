import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { allAtOnce, whileAnotherIsOpen } from '../../../test/guards/races.ts';
import { insertStaff } from '../../../test/guards/rows.ts';
import { staffOfTest } from '../../../test/staff-of-test.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';
import type { Staff } from '../../callers/caller.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { settingRecord } from './setting-record.ts';

const real = databaseOfTest();
const schema = z.strictObject({
  banner: z.string().max(20),
  weekdays: z.array(z.int()),
  isOpen: z.boolean().default(true),
});
const opened = { banner: 'Намар', weekdays: [1, 2] };
let made = 0;
let saraa: Staff;
let bold: Staff;
beforeAll(async () => {
  saraa = staffOfTest(await insertStaff(real.database.db), { requestId: 'request-1', address: '203.0.113.7' });
  bold = staffOfTest(await insertStaff(real.database.db));
});

/** A new setting for each test, as installed. */
async function newSetting() {
  made += 1;
  const key = `test_${made}`;
  const record = settingRecord(key, schema);
  await inTransaction(real.database.db, (tx) => record.saveOnce(tx, opened));
  const save = (value: unknown, version: number, by = saraa) =>
    inTransaction(real.database.db, (tx) => record.save(tx, value, version, by, DEMO_DAY));
  const audit = () =>
    real.database.db.selectFrom('audit_log').selectAll().where('subject_id', '=', key).orderBy('id').execute();
  return { key, record, save, audit };
}

test('a save replaces the setting, names its writer and raises the version', async () => {
  const { record, save } = await newSetting();
  expect(await record.readVersioned(real.database.db)).toMatchObject({ version: 1, updatedBy: null });
  const { outcome, current } = await save({ ...opened, banner: 'Өвөл' }, 1);
  expect(outcome).toBe('saved');
  expect(current).toMatchObject({ value: { banner: 'Өвөл', isOpen: true }, version: 2, updatedBy: saraa.staffId });
  expect(await record.readVersioned(real.database.db)).toEqual(current);
});

test('the audit row of a save has who, which request, from where, and only the fields that changed', async () => {
  const { save, audit } = await newSetting();
  await save({ ...opened, weekdays: [1, 2, 6], isOpen: false }, 1);
  expect(await audit()).toMatchObject([
    {
      ...{ action: 'change setting', subject_kind: 'setting', staff_id: saraa.staffId, customer_id: null },
      ...{ before: { weekdays: [1, 2], isOpen: true }, after: { weekdays: [1, 2, 6], isOpen: false } },
      ...{ request_id: 'request-1', ip: '203.0.113.7', created_at: DEMO_DAY, is_security_event: false },
    },
  ]);
  expect((await audit()).map(({ before }) => Object.keys(before as object).toSorted())).toEqual([
    ['isOpen', 'weekdays'],
  ]);
});

test('a save from an old version changes nothing and returns the current record and who wrote it', async () => {
  const { record, save, audit } = await newSetting();
  await save({ ...opened, banner: 'Өвөл' }, 1, saraa);
  const late = await save({ ...opened, banner: 'Хавар' }, 1, bold);
  expect(late).toMatchObject({
    outcome: 'changed_meanwhile',
    current: { value: { banner: 'Өвөл' }, version: 2, updatedBy: saraa.staffId },
  });
  expect(await record.readVersioned(real.database.db)).toEqual(late.current);
  expect(await audit()).toHaveLength(1);
});

test('a save that changes nothing keeps the version and writes no audit row', async () => {
  const { save, audit } = await newSetting();
  expect(await save({ ...opened, isOpen: true }, 1)).toMatchObject({ outcome: 'saved', current: { version: 1 } });
  expect(await audit()).toEqual([]);
});

test('a value that the schema refuses is not saved', async () => {
  const { record, save, audit } = await newSetting();
  await expect(save({ ...opened, discount: 5 }, 1)).rejects.toThrow(z.ZodError);
  expect(await record.readVersioned(real.database.db)).toMatchObject({ value: { banner: 'Намар' }, version: 1 });
  expect(await audit()).toEqual([]);
});

test('a save that waits for another one is told what that one wrote', async () => {
  const { record, audit } = await newSetting();
  const by = (staff: Staff, banner: string) => (tx: Tx) => record.save(tx, { ...opened, banner }, 1, staff, DEMO_DAY);
  const second = await whileAnotherIsOpen(real.database.db, by(saraa, 'Өвөл'), by(bold, 'Хавар'));
  expect(second).toMatchObject({ outcome: 'changed_meanwhile', current: { version: 2, updatedBy: saraa.staffId } });
  expect(await audit()).toMatchObject([{ staff_id: saraa.staffId }]);
});

test('a save goes through when the one that it waited for rolled back', async () => {
  const { record, audit } = await newSetting();
  const by = (staff: Staff, banner: string) => (tx: Tx) => record.save(tx, { ...opened, banner }, 1, staff, DEMO_DAY);
  const second = await whileAnotherIsOpen(real.database.db, by(saraa, 'Өвөл'), by(bold, 'Хавар'), 'give up');
  expect(second).toMatchObject({ outcome: 'saved', current: { version: 2, updatedBy: bold.staffId } });
  expect(await audit()).toMatchObject([{ staff_id: bold.staffId }]);
});

test('of eight who save the same version at once, one saves and seven read what it wrote', async () => {
  const { record, audit } = await newSetting();
  const results = await allAtOnce(real.url, 8, (tx, index) =>
    record.save(tx, { ...opened, banner: `Санал ${index}` }, 1, index % 2 ? saraa : bold, DEMO_DAY),
  );
  const outcomes = results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason));
  const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  expect([count('saved'), count('changed_meanwhile')]).toEqual([1, 7]);
  const [current, ...others] = [...new Set(outcomes.map(({ current }) => JSON.stringify(current)))];
  expect([current, others]).toEqual([JSON.stringify(await record.readVersioned(real.database.db)), []]);
  expect(await audit()).toHaveLength(1);
});

test('the table counts every change, whatever the statement says: one made in SQL makes an open form stale', async () => {
  const { key, save } = await newSetting();
  await sql`update settings set value = value || '{"banner": "SQL"}', version = 1 where key = ${key}`.execute(
    real.database.db,
  );
  expect(await save({ ...opened, banner: 'Хавар' }, 1)).toMatchObject({
    outcome: 'changed_meanwhile',
    current: { value: { banner: 'SQL' }, version: 2 },
  });
});
