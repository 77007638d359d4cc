import { beforeEach, expect, test } from 'vitest';
import { block, insertAccount, signedIn } from '../../../../test/accounts/account-of-test.ts';
import { SESSION_LIVES } from '../../../../test/app-of-test.ts';
import { databaseOfTest, dbAs } from '../../../../test/database-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { purgePastEntries } from '../purge-past-entries.job.ts';
import { createFindSession } from './find-session.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const real = databaseOfTest();
let now = DEMO_DAY;
beforeEach(() => {
  now = DEMO_DAY;
});
const findSession = (token: string) => createFindSession(real.database.db, SESSION_LIVES, () => now)(token);
const later = (ms: number) => {
  now = new Date(DEMO_DAY.getTime() + ms);
};
const seenAt = async (customerId: number) => {
  const { last_seen_at } = await real.database.db
    .selectFrom('sessions')
    .select('last_seen_at')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return last_seen_at.getTime() - DEMO_DAY.getTime();
};

test('a token opens the session of its owner, named without opening it', async () => {
  const { id } = await insertAccount(real.database.db);
  const token = await signedIn(real.database.db, id);
  const session = await findSession(token);
  expect(session).toEqual({ customerId: id, sessionId: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await findSession(session?.sessionId ?? '')).toBeNull();
});

test('a session that is used goes on, and ends after ninety days all the same', async () => {
  const { id } = await insertAccount(real.database.db);
  const token = await signedIn(real.database.db, id);
  for (const day of [29, 58, 87]) {
    later(day * DAY_MS);
    expect(await findSession(token)).not.toBeNull();
  }
  later(90 * DAY_MS - 1);
  expect(await findSession(token)).not.toBeNull();
  later(90 * DAY_MS);
  expect(await findSession(token)).toBeNull();
});

test('a session that is not used for thirty days ends', async () => {
  const { id } = await insertAccount(real.database.db);
  const token = await signedIn(real.database.db, id);
  later(30 * DAY_MS);
  expect(await findSession(token)).toBeNull();
});

test('that a session was seen is written every five minutes at most', async () => {
  const { id } = await insertAccount(real.database.db);
  const token = await signedIn(real.database.db, id);
  later(5 * MINUTE_MS - 1);
  await findSession(token);
  expect(await seenAt(id)).toBe(0);
  later(5 * MINUTE_MS);
  await Promise.all(Array.from({ length: 5 }, () => findSession(token)));
  expect(await seenAt(id)).toBe(5 * MINUTE_MS);
});

test('a customer who is blocked is out at once', async () => {
  const { id } = await insertAccount(real.database.db);
  const token = await signedIn(real.database.db, id);
  await block(real.database.db, id);
  await expect(findSession(token)).rejects.toMatchObject({ code: 'forbidden' });
});

test('every night what opens nothing any more is cleared away, and nothing else', async () => {
  const { db } = real.database;
  const { id, email } = await insertAccount(db);
  const [old, unused, young] = [
    await signedIn(db, id, new Date(DEMO_DAY.getTime() - 90 * DAY_MS)),
    await signedIn(db, id, new Date(DEMO_DAY.getTime() - 30 * DAY_MS)),
    await signedIn(db, id),
  ];
  const proof = (days: number) => ({
    token_hash: Buffer.alloc(32, days),
    customer_id: id,
    email,
    purpose: 'reset_password',
    created_at: new Date(DEMO_DAY.getTime() - days * DAY_MS - 60 * MINUTE_MS),
    expires_at: new Date(DEMO_DAY.getTime() - days * DAY_MS),
  });
  await db
    .insertInto('one_time_tokens')
    .values([proof(2), proof(0)])
    .execute();
  const request = (days: number) => ({
    email: `${days}@tokhi.example`,
    purpose: 'reset_password',
    created_at: new Date(DEMO_DAY.getTime() - days * DAY_MS),
  });
  await db
    .insertInto('link_requests')
    .values([request(2), request(0)])
    .execute();
  const counted = (key: string, ms: number) => ({ key, count: 3, ends_at: new Date(DEMO_DAY.getTime() + ms) });
  await db
    .insertInto('wrong_tries')
    .values([counted('past', 0), counted('present', 1)])
    .execute();

  await purgePastEntries(dbAs(db, 'worker'), SESSION_LIVES, DEMO_DAY);

  const left = await db.selectFrom('sessions').select('customer_id').where('customer_id', '=', id).execute();
  expect(left).toHaveLength(1);
  expect(await findSession(young)).not.toBeNull();
  for (const token of [old, unused]) expect(await findSession(token)).toBeNull();
  expect(await db.selectFrom('one_time_tokens').select('token_hash').execute()).toEqual([
    { token_hash: Buffer.alloc(32, 0) },
  ]);
  expect(await db.selectFrom('link_requests').select('email').execute()).toEqual([{ email: '0@tokhi.example' }]);
  expect(await db.selectFrom('wrong_tries').select('key').execute()).toEqual([{ key: 'present' }]);
});
