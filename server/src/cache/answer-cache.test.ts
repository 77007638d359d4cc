import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freePort, type ProcessOfTest, startRedis, stopProcess } from '../../test/process-of-test.ts';
import { redisOfTest } from '../../test/redis-of-test.ts';
import { createLogger } from '../logger.ts';
import { openRedis } from '../redis.ts';
import { abortSignal, withAbort } from './abort.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createCacheMemory } from './cache-memory.ts';
import { createChangeLog } from './changes.ts';

const logger = createLogger({ level: 'silent', process: 'test' });
let redis: Redis;
beforeAll(async () => {
  redis = await redisOfTest();
});
afterAll(() => redis.disconnect());
afterEach(() => vi.restoreAllMocks());

/** Advances the clock of this process, and deletes the Redis key that would have expired meanwhile. */
async function putForward(seconds: number, name: string): Promise<void> {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + seconds * 1_000);
  const [key = ''] = await redis.keys(`*${name}*`);
  if ((await redis.pttl(key)) <= seconds * 1_000) await redis.del(key);
}

/** A call that counts its computations; its name is unique in the Redis that all tests share. */
function counted(answer: (body: unknown) => Promise<object> = async (body) => ({ of: body })) {
  const call = {
    name: `test-${randomUUID()}`,
    computed: 0,
    answer: async (body: unknown): Promise<object> => {
      call.computed += 1;
      await pause(20);
      return answer(body);
    },
  };
  return call;
}
type Answer = (body: unknown) => Promise<object>;
/** The answer cache of one process. */
const keeperAt = (version: () => string, client = redis, changes = createChangeLog()) =>
  createAnswerCache({ redis: client, version: async () => version(), changes, memory: createCacheMemory(16) });
const keepAt = (version: () => string, client = redis) => {
  const keep = keeperAt(version, client);
  return (name: string, seconds: number, answer: Answer) => {
    const kept = keep(name, { seconds }, answer);
    return async (body: unknown) => JSON.parse((await kept(body)).print.toString());
  };
};

test('answers are counted by where they came from', async () => {
  const call = counted();
  const [first, second] = [createCacheMemory(16), createCacheMemory(16)];
  const askOf = (memory: typeof first) =>
    createAnswerCache({ redis, version: async () => '1', changes: createChangeLog(), memory })(
      call.name,
      { seconds: 20 },
      call.answer,
    );
  const ask = askOf(first);
  await ask({ id: 3 });
  await ask({ id: 3 });
  await expect.poll(() => redis.keys(`*${call.name}*`)).toHaveLength(1);
  await askOf(second)({ id: 3 });
  expect(first.reads()).toEqual({ process: 1, redis: 0, made: 1 });
  expect(second.reads()).toEqual({ process: 0, redis: 1, made: 0 });
});

test('fifty who ask for the same at once get one computed answer', async () => {
  const call = counted();
  const ask = keepAt(() => '1')(call.name, 20, call.answer);
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask({ id: 3 })));
  expect(answers).toEqual(Array.from({ length: 50 }, () => ({ of: { id: 3 } })));
  expect(call.computed).toBe(1);
  expect(await ask({ id: 3 })).toEqual({ of: { id: 3 } });
  expect(call.computed).toBe(1);
  expect(await ask({ id: 4 })).toEqual({ of: { id: 4 } });
  expect(call.computed).toBe(2);
});

test('another version of the catalogue is computed anew', async () => {
  const call = counted();
  let version = '1.1.0';
  const ask = keepAt(() => version)(call.name, 20, call.answer);
  await ask({ id: 3 });
  version = '2.1.0';
  await ask({ id: 3 });
  expect(call.computed).toBe(2);
  await ask({ id: 3 });
  expect(call.computed).toBe(2);
});

test('what was to be remembered of an answer is told whenever it is given, also out of Redis', async () => {
  const call = counted();
  const keeping = { seconds: 20, note: (answer: object) => Object.keys(answer) };
  const processes = [1, 2].map(() => keeperAt(() => '1')(call.name, keeping, call.answer));
  for (const ask of processes) {
    expect((await ask(3)).note).toEqual(['of']);
    expect((await ask(3)).note).toEqual(['of']);
    await expect.poll(() => redis.keys(`*${call.name}*`)).toHaveLength(1);
  }
  expect(call.computed).toBe(1);
});

test('a second process gets the answer from Redis', async () => {
  const call = counted();
  const one = keepAt(() => '1')(call.name, 20, call.answer);
  const other = keepAt(() => '1')(call.name, 20, call.answer);
  const first = await one({ id: 3 });
  // Redis is written after the answer is sent.
  await expect.poll(() => redis.keys(`*${call.name}*`)).toHaveLength(1);
  expect(await other({ id: 3 })).toEqual(first);
  expect(call.computed).toBe(1);
});

test('an answer that another process made is not given longer because it was taken over late', async () => {
  const call = counted();
  const [one, other] = [1, 2].map(() => keepAt(() => '1')(call.name, 60, call.answer));
  await one?.(null);
  await expect.poll(() => redis.keys(`*${call.name}*`)).toHaveLength(1);
  await redis.pexpire((await redis.keys(`*${call.name}*`))[0] ?? '', 30_000);
  await other?.(null);
  expect(call.computed).toBe(1);
  await putForward(30, call.name);
  await other?.(null);
  expect(call.computed).toBe(2);
});

test('an answer is computed anew when a product that it shows changed, and not for any other', async () => {
  const call = counted();
  const changes = createChangeLog();
  const shows = () => ({ whole: [1], cards: [2, 3] });
  const ask = keeperAt(() => '1', redis, changes)(call.name, { seconds: 20, place: 'process', shows }, call.answer);
  const computed: number[] = [];
  const changed: [products: number[], inLists: number[]][] = [
    [[], []],
    [[4], [4]],
    [[2, 3], []],
    [[1], []],
    [[3], [3]],
  ];
  for (const [products, inLists] of changed) {
    changes.learn(products, inLists);
    await ask('the same');
    await ask('the same');
    computed.push(call.computed);
  }
  expect(computed).toEqual([1, 1, 1, 2, 3]);
});

test('an answer that was read before a change is given to those who waited, and not kept', async () => {
  const changes = createChangeLog();
  let price = 100;
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const release = Promise.withResolvers<void>();
  let computed = 0;
  const keeping = { seconds: 20, place: 'process', shows: () => ({ whole: [1], cards: [] }) } as const;
  const ask = keeperAt(() => '1', redis, changes)(`test-${randomUUID()}`, keeping, async () => {
    const read = price;
    begun[computed]?.resolve();
    computed += 1;
    await release.promise;
    return { price: read };
  });
  const before = ask(null);
  await begun[0]?.promise;
  price = 200;
  changes.learn([1], [1]);
  const after = ask(null);
  await begun[1]?.promise;
  release.resolve();
  const prices = (await Promise.all([before, after, ask(null)])).map(({ print }) => JSON.parse(print.toString()).price);
  expect(prices).toEqual([100, 200, 200]);
});

test('an answer that is shared by all processes cannot go by what one of them knows', () => {
  const version = async () => '1';
  expect(() => keeperAt(() => '1')('home', { seconds: 20, version }, async () => ({}))).toThrow(
    'only one process knows',
  );
});

test('an answer is computed anew when its seconds are over', async () => {
  const call = counted();
  const ask = keepAt(() => '1')(call.name, 20, call.answer);
  await ask(null);
  await expect.poll(() => redis.keys(`*${call.name}*`)).toHaveLength(1);
  await putForward(20, call.name);
  await ask(null);
  expect(call.computed).toBe(2);
});

test('a failure is told to all who waited, and not kept', async () => {
  let failing = true;
  const call = counted(async () => {
    if (failing) throw new Error('the database is away');
    return { well: true };
  });
  const ask = keepAt(() => '1')(call.name, 20, call.answer);
  const outcomes = await Promise.allSettled([ask(1), ask(1), ask(1)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(call.computed).toBe(1);
  failing = false;
  expect(await ask(1)).toEqual({ well: true });
});

test('without Redis answers are right and still computed once', async () => {
  const port = await freePort();
  let own: ProcessOfTest | undefined = await startRedis(port);
  const client = openRedis(`redis://127.0.0.1:${port}/0`, logger);
  await once(client, 'ready');
  try {
    const call = counted();
    const ask = keepAt(() => '1', client)(call.name, 20, call.answer);
    expect(await ask(1)).toEqual({ of: 1 });
    await stopProcess(own);
    own = undefined;
    const answers = await Promise.all([ask(2), ask(2), ask(2), ask(1)]);
    expect(answers).toEqual([{ of: 2 }, { of: 2 }, { of: 2 }, { of: 1 }]);
    expect(call.computed).toBe(2);
  } finally {
    client.disconnect();
    await stopProcess(own);
  }
});

/** A computation that ends when the test says so, or when nobody waits for it any more. */
function blockedCall() {
  const release = Promise.withResolvers<object>();
  const begun = Promise.withResolvers<AbortSignal | undefined>();
  const answer = async () => {
    const signal = abortSignal();
    begun.resolve(signal);
    const gone = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('nobody waits')), { once: true }),
    );
    return Promise.race([release.promise, gone]);
  };
  return { answer, begun: begun.promise, release: release.resolve };
}

test('a shared computation goes on while one still waits', async () => {
  const { answer, begun, release } = blockedCall();
  const ask = keepAt(() => '1')(`test-${randomUUID()}`, 20, answer);
  const [one, other] = [new AbortController(), new AbortController()];
  const answers = [withAbort(one.signal, () => ask(1)), withAbort(other.signal, () => ask(1))];
  const signal = await begun;
  await pause(20);
  one.abort();
  expect(signal?.aborted).toBe(false);
  release({ well: true });
  expect(await Promise.all(answers)).toEqual([{ well: true }, { well: true }]);
});

test('when the last one has gone the computation is given up, and the next one who asks still gets an answer', async () => {
  let computed = 0;
  const first = blockedCall();
  const ask = keepAt(() => '1')(`test-${randomUUID()}`, 20, async () => {
    computed += 1;
    return computed === 1 ? first.answer() : { well: true };
  });
  const gone = new AbortController();
  const given = withAbort(gone.signal, () => ask(1));
  const signal = await first.begun;
  gone.abort();
  const next = ask(1);
  await expect(given).rejects.toThrow('nobody waits');
  expect(signal?.aborted).toBe(true);
  expect(await next).toEqual({ well: true });
});
