import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { freePort, type ProcessOfTest, startRedis, stopProcess } from '../../../../test/process-of-test.ts';
import { redisOfTest } from '../../../../test/redis-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { createLogger } from '../../../logger.ts';
import { openRedis } from '../../../redis.ts';
import { countInDatabase } from './count-in-database.ts';
import { countInRedis } from './count-in-redis.ts';
import { createTries, type Tries } from './create-tries.ts';
import { deletePastTries } from './wrong-tries.queries.ts';

const real = databaseOfTest();
let redis: Redis;
let now = DEMO_DAY;
const name = randomUUID();
beforeAll(async () => {
  redis = await redisOfTest();
});
afterAll(() => redis.disconnect());
beforeEach(() => {
  now = DEMO_DAY;
});

/** Ignores earlier errors: a client that looks for its server has many. */
const event = (client: Redis, name: 'ready' | 'close') =>
  new Promise<void>((resolve) => client.once(name, () => resolve()));
const account = () => `${randomUUID()}@tokhi.example`;
const heard = async (tries: Tries, ...of: Parameters<Tries['count']> extends [unknown, ...infer Rest] ? Rest : never) =>
  tries.count('too_many_tries', ...of).then(
    () => true,
    () => false,
  );
const places = {
  Redis: () => countInRedis(redis, name),
  PostgreSQL: () => countInDatabase(real.database.db, () => now),
};

describe.each(['Redis', 'PostgreSQL'] as const)('counted in %s', (place) => {
  const twoProcesses = (): [Tries, Tries] => [createTries([places[place]()]), createTries([places[place]()])];

  test('an account hears ten tries, however many come at once at however many processes', async () => {
    const [one, other] = twoProcesses();
    const email = account();
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, at) => heard(at % 2 === 0 ? one : other, ['password_of_account', email])),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(10);
    expect(await heard(one, ['password_of_account', account()])).toBe(true);
  });

  test('what is taken back is not counted', async () => {
    const [tries] = twoProcesses();
    const email = account();
    for (let count = 0; count < 25; count += 1) {
      await (await tries.count('too_many_tries', ['password_of_account', email])).takeBack();
    }
    for (let count = 0; count < 9; count += 1) expect(await heard(tries, ['password_of_account', email])).toBe(true);
    const last = await tries.count('too_many_tries', ['password_of_account', email]);
    expect(await heard(tries, ['password_of_account', email])).toBe(false);
    await last.takeBack();
    expect(await heard(tries, ['password_of_account', email])).toBe(true);
  });

  test('what is cleared begins anew for all processes, and nothing else does', async () => {
    const [one, other] = twoProcesses();
    const [email, stranger] = [account(), account()];
    for (const whose of [email, stranger]) {
      for (let count = 0; count < 10; count += 1) await heard(one, ['password_of_account', whose]);
    }
    await one.clear(['password_of_account', email], ['wrong_code_of_account', email]);
    expect(await heard(other, ['password_of_account', email])).toBe(true);
    expect(await heard(other, ['password_of_account', stranger])).toBe(false);
  });

  test('of two limits the fuller one refuses, and then neither counts', async () => {
    const [tries] = twoProcesses();
    const [email, address] = [account(), randomUUID()];
    for (let count = 0; count < 10; count += 1) await heard(tries, ['password_of_account', email]);
    for (let count = 0; count < 300; count += 1) {
      const both = heard(tries, ['password_of_account', email], ['password_of_address', address]);
      expect(await both).toBe(false);
    }
    expect(await heard(tries, ['password_of_address', address])).toBe(true);
  });

  test('the refusal is the one of the caller', async () => {
    const [tries] = twoProcesses();
    const address = randomUUID();
    for (let count = 0; count < 10; count += 1) await heard(tries, ['registration_of_address', address]);
    const refused = tries.count('too_many_requests', ['registration_of_address', address]);
    await expect(refused).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

test('two IPv6 addresses of one /64 share a limit, those of two do not, and IPv4 is IPv4 however it is written', async () => {
  const tries = createTries([places.Redis()]);
  const of = (address: string) => heard(tries, ['registration_of_address', address]);
  for (let at = 0; at < 10; at += 1) expect(await of(`2001:db8:1:2:${at}::1`)).toBe(true);
  expect(await of('2001:db8:1:2:ffff::1')).toBe(false);
  expect(await of('2001:db8:1:3::1')).toBe(true);
  for (let at = 0; at < 10; at += 1) expect(await of('::ffff:192.0.2.1')).toBe(true);
  expect(await of('192.0.2.1')).toBe(false);
});

test('in PostgreSQL a window of fifteen minutes begins with its first try and ends by the clock', async () => {
  const tries = createTries([places.PostgreSQL()]);
  const email = account();
  for (let count = 0; count < 10; count += 1) expect(await heard(tries, ['password_of_account', email])).toBe(true);
  now = new Date(DEMO_DAY.getTime() + 15 * 60_000 - 1);
  expect(await heard(tries, ['password_of_account', email])).toBe(false);
  now = new Date(DEMO_DAY.getTime() + 15 * 60_000);
  expect(await heard(tries, ['password_of_account', email])).toBe(true);
  await deletePastTries(real.database.db, now);
  for (let count = 0; count < 9; count += 1) expect(await heard(tries, ['password_of_account', email])).toBe(true);
  expect(await heard(tries, ['password_of_account', email])).toBe(false);
});

test('in Redis a window ends with its key, which is set to by its first try', async () => {
  const tries = createTries([places.Redis()]);
  const email = account();
  const keysBefore = new Set(await redis.keys(`tries:${name}:password_of_account:*`));
  await heard(tries, ['password_of_account', email]);
  const key = (await redis.keys(`tries:${name}:password_of_account:*`)).find((found) => !keysBefore.has(found)) ?? '';
  const left = await redis.pttl(key);
  expect(left).toBeGreaterThan(0);
  await redis.pexpire(key, 60_000);
  await heard(tries, ['password_of_account', email]);
  expect(await redis.pttl(key)).toBeLessThanOrEqual(60_000);
  await redis.del(key);
  for (let count = 0; count < 10; count += 1) expect(await heard(tries, ['password_of_account', email])).toBe(true);
});

test('no key tells whom it counts', async () => {
  const [email, address] = [account(), '203.0.113.99'];
  for (const place of ['Redis', 'PostgreSQL'] as const) {
    await heard(createTries([places[place]()]), ['password_of_account', email], ['password_of_address', address]);
  }
  const rows = await real.database.db.selectFrom('wrong_tries').select('key').execute();
  const keys = [...(await redis.keys(`tries:${name}:*`)), ...rows.map(({ key }) => key)].join(' ');
  expect(keys).toContain('password_of_address:');
  expect(keys).not.toContain(email);
  expect(keys).not.toContain(address);
});

describe('when Redis is stopped', () => {
  let own: ProcessOfTest | undefined;
  let client: Redis | undefined;
  afterAll(async () => {
    client?.disconnect();
    await stopProcess(own);
  });

  test('PostgreSQL counts as strictly, and Redis again when it is back', async () => {
    const port = await freePort();
    own = await startRedis(port);
    client = openRedis(`redis://127.0.0.1:${port}/0`, createLogger({ level: 'silent', process: 'test' }));
    await event(client, 'ready');
    const tries = createTries([countInRedis(client, name), places.PostgreSQL()]);
    const [before, during] = [account(), account()];
    for (let count = 0; count < 10; count += 1) expect(await heard(tries, ['password_of_account', before])).toBe(true);
    expect(await heard(tries, ['password_of_account', before])).toBe(false);

    const gone = event(client, 'close');
    await stopProcess(own);
    await gone;
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => heard(tries, ['password_of_account', during])));
    expect(outcomes.filter(Boolean)).toHaveLength(10);

    const back = event(client, 'ready');
    own = await startRedis(port);
    await back;
    const after = account();
    for (let count = 0; count < 10; count += 1) expect(await heard(tries, ['password_of_account', after])).toBe(true);
    expect(await heard(tries, ['password_of_account', after])).toBe(false);
    const rows = await real.database.db.selectFrom('wrong_tries').select('key').execute();
    expect(await client.keys('*')).toHaveLength(1);
    expect(rows.length).toBeGreaterThan(0);
  });
});
