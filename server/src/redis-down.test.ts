import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../test/database-of-test.ts';
import { freePort, type ProcessOfTest, startApiWithPages, startRedis, stopProcess } from '../test/process-of-test.ts';

const real = databaseOfTest();
let redis: ProcessOfTest | undefined;
let api: (ProcessOfTest & { address: string }) | undefined;
let port: number;
beforeAll(async () => {
  port = await freePort();
  redis = await startRedis(port);
  api = await startApiWithPages({ DATABASE_URL: real.url, REDIS_URL: `redis://127.0.0.1:${port}/0`, DRAIN_MS: '0' });
});
afterAll(async () => {
  await stopProcess(api);
  await stopProcess(redis);
});

const call = async () => {
  const answer = await fetch(`${api?.address}/api/product/single-product`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: '70489215' }),
  });
  await answer.arrayBuffer();
  return { status: answer.status };
};
const readiness = async () => {
  const answer = await fetch(`${api?.address}/readyz`);
  return { status: answer.status, body: (await answer.json()) as { redis: string } };
};
const until = async (state: string) => {
  for (;;) {
    const { status, body } = await readiness();
    expect(status).toBe(200);
    if (body.redis === state) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

test('with Redis stopped, calls and pages still answer, and the process stays ready', async () => {
  await until('ok');
  expect((await call()).status).toBe(200);
  await stopProcess(redis);
  const answers = [];
  for (let count = 0; count < 20; count += 1) answers.push(await call());
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  await until('away');
  const page = await fetch(`${api?.address}/single-product/70489215`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('NARAN');
});

test('when Redis comes back it is used again, without a restart', async () => {
  redis = await startRedis(port);
  await until('ok');
  expect((await call()).status).toBe(200);
});

test('a Redis that hangs is told as away, the process stays ready and answers', async () => {
  await until('ok');
  redis?.child.kill('SIGSTOP');
  try {
    await until('away');
    expect((await readiness()).body.redis).toBe('away');
    expect((await call()).status).toBe(200);
  } finally {
    redis?.child.kill('SIGCONT');
  }
  await until('ok');
});
