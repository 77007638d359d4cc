import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../../test/process-of-test.ts';
import { createLogger } from '../../logger.ts';
import { openRedis } from '../../redis.ts';
import { shownOnceIn } from './shown-once.ts';

const redis = openRedis(`redis://127.0.0.1:${await freePort()}/0`, createLogger({ level: 'silent', process: 'test' }));
afterAll(() => redis.disconnect());

test('while Redis is away nothing fails, and nothing is there to be shown', async () => {
  const shownOnce = shownOnceIn(redis, 'tokhi');
  await expect(shownOnce.put(1, { lottery: 'ЯА 12345678', qrData: '1234' })).resolves.toBeUndefined();
  expect(await shownOnce.take(1)).toBeNull();
});
