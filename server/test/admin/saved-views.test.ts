import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn } from './member-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let maker = '';
let colleague = '';
let owner = '';
beforeAll(async () => {
  const { db } = real.database;
  admin = await adminOfTest(real.database);
  maker = await logIn(admin, await insertMember(db, ['orders']));
  colleague = await logIn(admin, await insertMember(db, ['orders']));
  owner = await logIn(admin, await insertMember(db, ['owner']));
});
afterAll(() => admin?.close());

const VIEW = { filter: { status: ['paid'], late: true }, sort: 'longest', columns: ['number', 'total'] };
const save = (cookie: string, body: object) => askAdmin(admin, 'saveView', { ...VIEW, ...body }, { cookie });
const namesFor = async (cookie: string): Promise<[string, boolean][]> =>
  (await askAdmin(admin, 'listViews', {}, { cookie })).body.views.map(
    ({ name, mine }: { name: string; mine: boolean }) => [name, mine],
  );

test('a view of one’s own is seen by nobody else, a shared one by everybody', async () => {
  const own = await save(maker, { name: 'Миний', shared: false });
  expect(own.body.view).toMatchObject({ ...VIEW, name: 'Миний', version: 1, mine: true });
  await save(maker, { name: 'Бүгдийн', shared: true });
  expect(await namesFor(maker)).toEqual([
    ['Бүгдийн', true],
    ['Миний', true],
  ]);
  expect(await namesFor(colleague)).toEqual([['Бүгдийн', false]]);
});

test('returns 409 for a name that one has already; a colleague may use it', async () => {
  expect((await save(maker, { name: 'Давхар', shared: false })).status).toBe(200);
  const again = await save(maker, { name: 'Давхар', shared: false });
  expect(again).toMatchObject({ status: 409, body: { code: 'view_name_used' } });
  expect((await save(colleague, { name: 'Давхар', shared: false })).status).toBe(200);
});

test('a shared view is changed by its maker and the owner, by the version that was seen; each change is audited', async () => {
  const { id } = (await save(maker, { name: 'Хамтын', shared: true })).body.view;
  const changed = { name: 'Хамтын', shared: true, change: { id, version: 1 } };
  expect(await save(colleague, changed)).toMatchObject({ status: 404, body: { code: 'view_not_found' } });
  expect((await save(owner, changed)).body.view).toMatchObject({ version: 2, mine: false });
  expect(await save(maker, changed)).toMatchObject({
    ...{ status: 409, body: { code: 'changed_meanwhile', details: { version: 2 } } },
  });
  const gone = (cookie: string) => askAdmin(admin, 'deleteView', { id, version: 2 }, { cookie });
  expect((await gone(colleague)).status).toBe(404);
  expect((await gone(owner)).status).toBe(200);
  const rows = await real.database.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_kind', '=', 'saved view')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(['save view', 'save view', 'delete view']);
});
