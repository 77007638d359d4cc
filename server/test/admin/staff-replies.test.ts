import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY } from '@tokhi/contract/idempotency-key';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { paidOrder } from '../paid-order-of-test.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn } from './member-of-test.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let admin: AdminOfTest;
let cookie = '';
let colleague = '';
beforeAll(async () => {
  const { db } = real.database;
  shop = await appOfTest(real.database);
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(db, ['orders']));
  colleague = await logIn(admin, await insertMember(db, ['orders']));
});
afterAll(async () => {
  await shop?.close();
  await admin?.close();
});

const body = async () => {
  const { ordernumber } = await paidOrder(real.database.db, shop.app);
  const { version } = (await askAdmin(admin, 'showOrder', { ordernumber }, { cookie })).body.order;
  return { ordernumber, to: 'ordered', version };
};
const move = (asked: object, key: string, by = cookie) =>
  askAdmin(admin, 'moveOrder', asked, { cookie: by, headers: { [IDEMPOTENCY_KEY]: key } });
const movesOf = (ordernumber: string) =>
  real.database.db
    .selectFrom('audit_log')
    .select('id')
    .where('subject_id', '=', ordernumber)
    .where('action', '=', 'move order')
    .execute();

test('a request of staff that is sent five times with one key is done once, and answered the same each time', async () => {
  const asked = await body();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => move(asked, key)));
  answers.push(await move(asked, key));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
  expect(answers[0]).toMatchObject({ status: 200, body: { order: { status: 'ordered' } } });
  expect(await movesOf(asked.ordernumber)).toHaveLength(1);
});

test('a key belongs to one request of one staff member', async () => {
  const [asked, other] = [await body(), await body()];
  const key = randomUUID();
  expect((await move(asked, key)).status).toBe(200);
  expect(await move(other, key)).toMatchObject({ status: 409, body: { code: 'key_reused' } });
  expect(await movesOf(other.ordernumber)).toEqual([]);
  // A colleague's equal key is a different key.
  expect((await move(other, key, colleague)).status).toBe(200);
});

test('a refusal is not kept, and a call that must be done once is refused without a key', async () => {
  const asked = await body();
  const key = randomUUID();
  expect((await move({ ...asked, version: asked.version + 1 }, key)).status).toBe(409);
  expect((await move(asked, key)).status).toBe(200);
  for (const wrong of ['', 'short', 'a b c d e f g h'])
    expect(await move(await body(), wrong)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
});
