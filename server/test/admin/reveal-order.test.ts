import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { insertOrder } from '../guards/rows.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn } from './member-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
beforeAll(async () => {
  admin = await adminOfTest(real.database);
});
afterAll(() => admin?.close());

test('a phone is shown whole, and the audit row names the field and not the value', async () => {
  const { db } = real.database;
  const member = await insertMember(db, ['orders']);
  const cookie = await logIn(admin, member);
  await insertOrder(db, {
    order_number: 'IK2611140482',
    contact_phone: '99887766',
    contact_email: 'nomin@tokhi.example',
  });
  const reveal = (field: string, ordernumber = 'IK2611140482') =>
    askAdmin(admin, 'revealOrder', { ordernumber, field }, { cookie });
  expect((await reveal('phone')).body.value).toBe('99887766');
  expect((await reveal('email')).body.value).toBe('nomin@tokhi.example');
  expect((await reveal('account')).body.value).toBeNull();
  expect(await reveal('phone', 'IK0000000009')).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
  const rows = await db.selectFrom('audit_log').selectAll().where('action', '=', 'reveal').orderBy('id').execute();
  expect(rows.map(({ staff_id, subject_id, after }) => [staff_id, subject_id, after])).toEqual([
    [member.id, 'IK2611140482', { field: 'phone' }],
    [member.id, 'IK2611140482', { field: 'email' }],
    [member.id, 'IK2611140482', { field: 'account' }],
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/99887766|nomin@/);
  expect(admin.log()).not.toMatch(/99887766|nomin@/);
});

test('support gives a reason, which the audit row holds; without one nothing is shown', async () => {
  const { db } = real.database;
  const member = await insertMember(db, ['support']);
  const cookie = await logIn(admin, member);
  await insertOrder(db, { order_number: 'IK2611140555', contact_phone: '95443322' });
  const asked = { ordernumber: 'IK2611140555', field: 'phone' };
  expect((await askAdmin(admin, 'revealOrder', asked, { cookie })).status).toBe(403);
  for (const reason of [undefined, '', '  a '])
    expect((await askAdmin(admin, 'revealWithReason', { ...asked, reason }, { cookie })).status).toBe(400);
  const reason = 'Хүргэлтийн цаг тохирох';
  const { body } = await askAdmin(admin, 'revealWithReason', { ...asked, reason }, { cookie });
  expect(body.value).toBe('95443322');
  const rows = await db.selectFrom('audit_log').select('after').where('staff_id', '=', member.id).execute();
  expect(rows).toContainEqual({ after: { field: 'phone', reason } });
});

test('the search over everything finds orders by what people say', async () => {
  const cookie = await logIn(admin, await insertMember(real.database.db, ['warehouse']));
  await insertOrder(real.database.db, {
    order_number: 'IK2611141234',
    contact_name: 'Мөнхзул',
    contact_phone: '95150777',
  });
  for (const text of ['1234', '0777', '95150777', 'мөнхз', 'IK2611141234']) {
    const { orders } = (await askAdmin(admin, 'findOrders', { text }, { cookie })).body;
    expect([text, orders]).toEqual([
      text,
      [expect.objectContaining({ ordernumber: 'IK2611141234', phone: '••••0777' })],
    ]);
  }
});
