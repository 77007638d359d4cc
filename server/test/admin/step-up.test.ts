import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { enterPassword, insertMember, logIn } from './member-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
beforeAll(async () => {
  admin = await adminOfTest(real.database);
});
afterAll(() => admin?.close());

const later = (minutes: number) => {
  admin.clock.now = new Date(admin.clock.now.getTime() + minutes * 60_000);
};
const shownAt = async (staffId: number) => {
  const rows = await real.database.db
    .selectFrom('staff_sessions')
    .select('second_factor_at')
    .where('staff_id', '=', staffId)
    .execute();
  return rows.map(({ second_factor_at }) => second_factor_at);
};

test('a code shows the factor again, once, and is audited', async () => {
  const { db } = real.database;
  const member = await insertMember(db, ['support']);
  const cookie = await logIn(admin, member);
  const first = admin.clock.now;
  later(10);
  const code = member.code(admin.clock.now);
  expect(await shownAt(member.id)).toEqual([first]);
  const answers = await Promise.all([1, 2].map(() => askAdmin(admin, 'stepUp', { code }, { cookie })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  expect(await shownAt(member.id)).toEqual([admin.clock.now]);
  // The session keeps its cookie: other requests in flight with it are answered.
  expect((await askAdmin(admin, 'session', {}, { cookie })).status).toBe(200);
  const audited = db.selectFrom('audit_log').select('action').where('staff_id', '=', member.id).orderBy('id');
  expect((await audited.execute()).map(({ action }) => action)).toEqual([
    ...['enter password', 'log in', 'show second factor'],
  ]);
});

test('it completes no login, and has the limits of the login', async () => {
  const member = await insertMember(real.database.db);
  const waiting = await enterPassword(admin, member);
  const code = member.code(admin.clock.now);
  expect(await askAdmin(admin, 'stepUp', { code }, { cookie: waiting })).toMatchObject({
    ...{ status: 403, body: { code: 'second_factor_required' } },
  });
  const cookie = await logIn(admin, member);
  later(1);
  const right = member.code(admin.clock.now);
  const wrong = right === '000000' ? '000001' : '000000';
  for (let count = 0; count < 20; count += 1)
    expect((await askAdmin(admin, 'stepUp', { code: wrong }, { cookie })).status).toBe(400);
  expect(await askAdmin(admin, 'stepUp', { code: right }, { cookie })).toMatchObject({
    ...{ status: 429, body: { code: 'too_many_staff_tries' } },
  });
});
