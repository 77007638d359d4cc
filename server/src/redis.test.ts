import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort, type ProcessOfTest, startRedis, stopProcess } from '../test/process-of-test.ts';
import { createLogger } from './logger.ts';
import { openRedis } from './redis.ts';

const logger = createLogger({ level: 'silent', process: 'test' });
let server: ProcessOfTest | undefined;
let client: ReturnType<typeof openRedis> | undefined;
afterEach(async () => {
  vi.useRealTimers();
  client?.disconnect();
  await stopProcess(server);
});

async function connected() {
  const port = await freePort();
  server = await startRedis(port);
  const opened = openRedis(`redis://127.0.0.1:${port}/0`, logger);
  client = opened;
  // A slow machine may fail the first check, which is repeated: `once` would end with it.
  await new Promise<void>((resolve) => opened.once('ready', resolve));
  return { client: opened, server };
}
/** From here on the test moves the clock. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

test('a command to a Redis that is away fails at once: no time passes', async () => {
  const { client, server } = await connected();
  const closed = once(client, 'close');
  stopClock();
  await stopProcess(server);
  await closed;
  await expect(client.get('a')).rejects.toThrow("isn't writeable");
});

test('a command to a Redis that hangs fails after half a second', async () => {
  const { client, server } = await connected();
  server.child.kill('SIGSTOP');
  stopClock();
  const asked = client.get('a');
  const failed = asked.catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(499);
  expect(await Promise.race([failed, Promise.resolve('waits')])).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(await failed).toBe('Command timed out');
});
