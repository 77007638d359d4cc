import { Agent, request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { type ProcessOfTest, startApiWithPages, stopProcess } from '../../test/process-of-test.ts';

const real = databaseOfTest();
const started: ProcessOfTest[] = [];
/** The process that still runs when the first has ended: a start reads all pages from their sources, which is slow. */
let left: Awaited<ReturnType<typeof start>> | undefined;
afterAll(async () => {
  for (const one of started) await stopProcess(one);
});

const start = async (drainMs: number) => {
  const api = await startApiWithPages({
    DATABASE_URL: real.url,
    DRAIN_MS: String(drainMs),
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  started.push(api);
  return api;
};

interface Outcome {
  status: number | null;
  error: string | null;
}

/** Requests one product over a kept-alive connection, as a balancer does. */
function askProduct(address: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const body = JSON.stringify({ id: '70489215' });
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const asked = request(`${address}/api/product/single-product`, { method: 'POST', agent, headers }, (answer) => {
      answer.on('error', (error) => resolve({ status: null, error: error.message }));
      answer.on('end', () => resolve({ status: answer.statusCode ?? null, error: null }));
      answer.resume();
    });
    asked.on('error', (error: NodeJS.ErrnoException) => resolve({ status: null, error: error.code ?? error.message }));
    asked.end(body);
  });
}

test('SIGTERM under load loses no request: each is answered, or was never accepted and goes to the next process', async () => {
  const [first, second] = [await start(500), await start(500)];
  left = second;
  const agent = new Agent({ keepAlive: true, maxSockets: 24 });
  const seen = { first: 0, second: 0, failed: [] as Outcome[] };
  let load = true;
  const customer = async () => {
    while (load) {
      let outcome = await askProduct(first.address, agent);
      // The connection was refused: nothing was sent, so the balancer may ask another process. Every other error is a lost request.
      if (outcome.error === 'ECONNREFUSED') {
        outcome = await askProduct(second.address, agent);
        seen.second += 1;
      } else seen.first += 1;
      if (outcome.status !== 200) seen.failed.push(outcome);
    }
  };
  const customers = Array.from({ length: 16 }, customer);
  await expect.poll(() => seen.first).toBeGreaterThan(50);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  await expect.poll(() => seen.second).toBeGreaterThan(50);
  load = false;
  await Promise.all(customers);
  agent.destroy();
  expect(seen.failed).toEqual([]);
});

/** A process that is suspended just after it stopped listening, and a connection to it that is still open. */
async function blockedWhileStopping(
  running?: Awaited<ReturnType<typeof start>>,
): Promise<{ api: Awaited<ReturnType<typeof start>>; agent: Agent }> {
  const api = running ?? (await start(0));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await askProduct(api.address, agent)).toEqual({ status: 200, error: null });
  api.child.kill('SIGTERM');
  // The listener is closed: from now on the process waits a second for silence.
  while ((await askProduct(api.address, new Agent())).error !== 'ECONNREFUSED');
  api.child.kill('SIGSTOP');
  await new Promise((resolve) => setImmediate(resolve));
  if (Object.keys(agent.freeSockets).length > 0) return { api, agent };
  // On a busy machine the second may have passed by then.
  return blockedWhileStopping();
}

test('a request that came while a stopping process was held up is read before its connection counts as silent', async () => {
  const { api, agent } = await blockedWhileStopping(left);
  const asked = askProduct(api.address, agent);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  api.child.kill('SIGCONT');
  expect(await asked).toEqual({ status: 200, error: null });
  agent.destroy();
  expect(await api.ended).toBe(0);
});

test('a stopping process says that it is not ready while it still answers', async () => {
  // A long drain: it is probed meanwhile, and not awaited.
  const api = await start(60_000);
  const probe = async (path: string) => {
    const answer = await fetch(api.address + path);
    return { status: answer.status, body: await answer.json() };
  };
  expect((await probe('/readyz')).status).toBe(200);
  api.child.kill('SIGTERM');
  await expect.poll(() => probe('/readyz')).toMatchObject({ status: 503, body: { draining: true } });
  expect((await probe('/healthz')).status).toBe(200);
});
