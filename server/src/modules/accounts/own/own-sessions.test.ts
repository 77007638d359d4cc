import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { askAs, oneMoreSession, signedInCustomer } from '../../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { hashOf } from '../secrets.ts';
import { daysBefore } from '../sessions/session-lives.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop.close());

const sessionsOf = async (token: string) => (await askAs(shop.app, token, 'mySessions')).body.sessions;
const idOf = (token: string) => hashOf(token).toString('hex');

test('a customer sees the browsers that are signed in, the one that asks among them, and none that has ended', async () => {
  const { db } = real.database;
  const { id, token } = await signedInCustomer(db);
  const phone = await oneMoreSession(db, id, 'Firefox on a phone');
  const lost = await oneMoreSession(db, id);
  const forgotten = await oneMoreSession(db, id);
  await db.updateTable('sessions').set({ revoked_at: DEMO_DAY }).where('token_hash', '=', hashOf(lost)).execute();
  const longAgo = { created_at: daysBefore(DEMO_DAY, 40), last_seen_at: daysBefore(DEMO_DAY, 30) };
  await db.updateTable('sessions').set(longAgo).where('token_hash', '=', hashOf(forgotten)).execute();

  const sessions = await sessionsOf(token);
  expect(sessions).toHaveLength(2);
  const seen = { address: '127.0.0.1', created_at: DEMO_DAY.toISOString(), last_seen_at: DEMO_DAY.toISOString() };
  expect(sessions).toContainEqual({ ...seen, id: idOf(token), current: true, browser: 'test' });
  expect(sessions).toContainEqual({ ...seen, id: idOf(phone), current: false, browser: 'Firefox on a phone' });
});

test('a session that its owner ends opens nothing any more, and the one that ended it still does', async () => {
  const { db } = real.database;
  const { id, token } = await signedInCustomer(db);
  const phone = await oneMoreSession(db, id);
  expect((await askAs(shop.app, token, 'endSession', { id: idOf(phone) })).body).toEqual({ result: 'success' });
  expect((await askAs(shop.app, phone, 'mySessions')).status).toBe(401);
  expect((await sessionsOf(token)).map((session) => session.id)).toEqual([idOf(token)]);
});

test('another’s session is answered like one that never was, and stays open', async () => {
  const { db } = real.database;
  const bold = await signedInCustomer(db);
  const saraa = await signedInCustomer(db);
  const ofAnother = await askAs(shop.app, bold.token, 'endSession', { id: idOf(saraa.token) });
  const ofUnknown = await askAs(shop.app, bold.token, 'endSession', { id: 'a'.repeat(64) });
  expect(ofAnother).toEqual(ofUnknown);
  expect(await sessionsOf(saraa.token)).toHaveLength(1);
});

test('emails about goods and SMS about orders are wanted until they are switched off, each by itself', async () => {
  const { token } = await signedInCustomer(real.database.db);
  const notices = async (body: object) => (await askAs(shop.app, token, 'myNotices', body)).body;
  expect(await notices({})).toEqual({ result: 'success', price_drop: true, back_in_stock: true, sms: true });
  expect(await notices({ price_drop: false })).toMatchObject({ price_drop: false, back_in_stock: true, sms: true });
  expect(await notices({ sms: false })).toMatchObject({ price_drop: false, back_in_stock: true, sms: false });
  expect(await notices({ price_drop: true, back_in_stock: false })).toMatchObject({ back_in_stock: false });
  expect(await notices({})).toEqual({ result: 'success', price_drop: true, back_in_stock: false, sms: false });
});
