import type { SettingField } from '@tokhi/contract/admin/settings/setting-fields';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingForms } from '../../../src/modules/settings/forms/setting-forms.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import { changedValue, wrongValues } from './setting-values.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let owner = '';
let finance = '';
beforeAll(async () => {
  const { db } = real.database;
  admin = await adminOfTest(real.database);
  owner = await logIn(admin, await insertMember(db, ['owner'], { name: 'Болор' }));
  finance = await logIn(admin, await insertMember(db, ['finance'], { name: 'Сараа' }));
});
afterAll(() => admin?.close());

const ask = (name: Parameters<typeof askAdmin>[1], body: object, cookie = owner) =>
  askAdmin(admin, name, body, { cookie });
const shown = async (form: string, cookie = owner) => (await ask('showSetting', { form }, cookie)).body.form;
const names = settingForms.map(({ name }) => name);
const ofMoney = settingForms.filter(({ isMoney }) => isMoney).map(({ name }) => name);

const prepare = async (form: string, changed: object, cookie = owner) => {
  const { value, version } = await shown(form);
  return ask('prepareSetting', { form, version, value: { ...value, ...changed }, reason: 'Шалтгаан' }, cookie);
};
const finish = async (form: string, state = 'approved', cookie = finance) => {
  const { approval } = await shown(form);
  return ask('approveSetting', { approval: approval.id, version: approval.version, state }, cookie);
};

/** By one person, or by two if it is about money. */
async function change(form: string, value: object, version: number): Promise<void> {
  const isMoney = ofMoney.includes(form);
  const sent = isMoney
    ? await ask('prepareSetting', { form, version, value, reason: 'Шалтгаан' })
    : await ask('saveSetting', { form, version, value });
  expect([form, sent.status, sent.body.details]).toEqual([form, 200, undefined]);
  const finished = isMoney ? await finish(form) : sent;
  expect(finished.status).toBe(200);
}

test('every setting of the shop has its form or its own screen', async () => {
  const rows = await real.database.db.selectFrom('settings').select('key').execute();
  const inForms = new Set(settingForms.map(({ record }) => record.key));
  const keys = rows.map(({ key }) => key).filter((key) => !inForms.has(key));
  expect(keys.toSorted()).toEqual(['admin', 'bank_columns']);
});

test('every field of a form has a name in words', async () => {
  const unnamed = (fields: readonly SettingField[]): string[] =>
    fields.flatMap(({ label, name, choices, fields: inner }) => [
      ...(/^[a-z]+([A-Z][a-z]+)*$/.test(label) && label === name ? [name] : []),
      ...choices.filter((choice) => choice.label === choice.value).map(({ value }) => value),
      ...unnamed(inner),
    ]);
  for (const form of names) expect([form, unnamed((await shown(form)).fields)]).toEqual([form, []]);
});

test.each(names)('%s: every field is changed by the form, read back, and in its history', async (form) => {
  const { fields } = await shown(form);
  for (const field of fields as SettingField[]) {
    const before = await shown(form);
    const after = { ...before.value, [field.name]: changedValue(field, before.value[field.name]) };
    expect(after).not.toEqual(before.value);
    await change(form, after, before.version);
    const saved = await shown(form);
    expect(saved.value).toEqual(after);
    expect(saved.version).toBeGreaterThan(before.version);
    expect(Object.keys(saved.history[0].after)).toEqual([field.name]);
    expect(saved.changed_by).toBe(ofMoney.includes(form) ? 'Сараа' : 'Болор');
  }
});

test.each(names)('%s: a wrong value of each field is refused by its name and changes nothing', async (form) => {
  const { fields, value, version } = await shown(form);
  const call = ofMoney.includes(form) ? 'prepareSetting' : 'saveSetting';
  const reason = ofMoney.includes(form) ? { reason: 'Шалтгаан' } : {};
  for (const [path, wrong] of wrongValues(fields, value)) {
    const { status, body } = await ask(call, { form, version, value: wrong, ...reason });
    expect([path, status, body.code, body.details?.field]).toEqual([path, 400, 'setting_invalid', path]);
  }
  const { body } = await ask(call, { form, version, value: { ...value, unknown: 1 }, ...reason });
  expect(body).toMatchObject({ code: 'setting_invalid', details: { field: 'unknown' } });
  expect(await shown(form)).toMatchObject({ value, version, approval: null });
});

test('rows that others name by a number neither come nor go, and a khoroo stands on one list', async () => {
  const { value, version } = await shown('pickup_places');
  const [first, second] = value.rows;
  const save = (rows: object[]) => ask('saveSetting', { form: 'pickup_places', version, value: { rows } });
  expect(await save([first])).toMatchObject({ status: 400, body: { details: { field: 'rows' } } });
  expect(await save([first, { ...second, id: 9 }])).toMatchObject({ status: 400 });
  const { value: all } = await shown('districts');
  const [district, ...rest] = all.rows;
  const twice = { rows: [{ ...district, cheap: '1,2', middle: '2', far: '' }, ...rest] };
  expect((await prepare('districts', twice)).body.details).toMatchObject({ field: 'rows[0].middle' });
});

test('money is not changed by one person: who prepares does not approve, and nothing changes until then', async () => {
  const { value, version } = await shown('approvals');
  const alone = await ask('saveSetting', { form: 'approvals', version, value });
  expect(alone).toMatchObject({ status: 403, body: { code: 'second_person_required' } });
  await prepare('approvals', { secondPersonAboveTug: 123_000 });
  expect((await prepare('approvals', { secondPersonAboveTug: 5 })).body.code).toBe('approval_in_work');
  expect((await finish('approvals', 'approved', owner)).body.code).toBe('second_person_required');
  expect(await shown('approvals', finance)).toMatchObject({ value, approval: { isOwn: false, prepared_by: 'Болор' } });
  expect((await finish('approvals', 'declined')).status).toBe(200);
  expect(await shown('approvals')).toMatchObject({ value, version, approval: null });
});

test('what was prepared for another version is not applied, and stays to be declined', async () => {
  await prepare('tariff', { tariff: 'by-amount' });
  const { value, version } = await shown('map');
  await ask('saveSetting', { form: 'map', version, value: { ...value, tileCredit: '© Хэн нэгэн' } });
  expect((await finish('tariff')).body).toMatchObject({ code: 'changed_meanwhile', details: { changed_by: 'Болор' } });
  expect((await shown('tariff')).approval).not.toBeNull();
  expect((await finish('tariff', 'declined')).status).toBe(200);
});

test('of ten who save the same form at once one does, and the others read whose change it was', async () => {
  for (const form of ['hours', 'holidays']) {
    const { value, version } = await shown(form);
    const [field = ''] = Object.keys(value);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const [first, ...rest] = value[field];
        const changed = { ...first, ...(form === 'hours' ? { time: `${index}` } : { name: `Өдөр ${index}` }) };
        return ask('saveSetting', { form, version, value: { ...value, [field]: [changed, ...rest] } });
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    for (const { body } of others) expect(body).toMatchObject({ code: 'changed_meanwhile' });
  }
});

test('a form that is not there is not found, and finance reads the forms of the owner', async () => {
  expect((await ask('showSetting', { form: 'no_such_form' })).body.code).toBe('setting_not_found');
  const { groups } = (await ask('listSettings', {}, finance)).body;
  expect(groups.flatMap(({ forms }: { forms: { name: string }[] }) => forms.map(({ name }) => name))).toEqual(names);
  const { value, version } = await shown('hours');
  expect((await ask('saveSetting', { form: 'hours', version, value }, finance)).status).toBe(403);
});
