import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { openDatabase } from '../db/database.ts';
import { createLogger } from '../logger.ts';
import { measurePools } from './pool-metrics.ts';

const real = databaseOfTest();

test('a pool of one connection says that it is in use, who waits for it, and how many have waited', async () => {
  const logger = createLogger({ level: 'silent', process: 'test' });
  const database = openDatabase({ url: real.url, poolSize: 1, applicationName: 'one-connection', logger });
  const registry = new Registry();
  measurePools(registry, [database]);
  const { promise: enough, resolve: end } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const first = database.db.transaction().execute(async () => {
    begin();
    await enough;
  });
  await begun;
  const second = database.db.selectFrom('settings').select('key').limit(1).execute();
  await expect.poll(() => database.pool.waitingCount).toBe(1);
  const busy = await registry.metrics();
  end();
  await Promise.all([first, second]);
  await expect.poll(() => database.pool.idleCount).toBe(1);
  const idle = await registry.metrics();
  await database.close();
  expect(busy).toContain('db_pool_limit{pool="one-connection"} 1');
  expect(busy).toContain('db_pool_used{pool="one-connection"} 1');
  expect(busy).toContain('db_pool_waiting{pool="one-connection"} 1');
  expect(idle).toContain('db_pool_used{pool="one-connection"} 0');
  expect(idle).toContain('db_pool_wait_seconds_count{pool="one-connection"} 2');
});
