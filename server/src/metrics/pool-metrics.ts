import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Database, Pool } from '../db/database.ts';
import { type PoolWait, poolWaits } from '../observability/pool-waits.ts';

/** Database connections, and how long callers waited for one. */
export function measurePools(registry: Registry, databases: readonly Pick<Database, 'pool'>[]): void {
  const gauge = (name: string, help: string, of: (pool: Pool) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers: [registry],
      collect() {
        for (const { pool } of databases) this.set({ pool: nameOf(pool) }, of(pool));
      },
    });
  gauge('db_pool_limit', 'Connections that a pool may open', ({ options }) => options.max);
  gauge('db_pool_used', 'Connections of a pool that are in use', ({ totalCount, idleCount }) => totalCount - idleCount);
  gauge('db_pool_waiting', 'Who waits for a connection of a pool', ({ waitingCount }) => waitingCount);
  const seconds = new Histogram({
    name: 'db_pool_wait_seconds',
    help: 'Time until a pool gave a connection',
    labelNames: ['pool'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 3],
    registers: [registry],
  });
  for (const { pool } of databases) seconds.zero({ pool: nameOf(pool) });
  poolWaits.subscribe((message) => {
    const { pool, seconds: waited } = message as PoolWait;
    seconds.observe({ pool }, waited);
  });
}

/** As PostgreSQL shows it in pg_stat_activity. */
const nameOf = ({ options }: Pool): string => options.application_name ?? '';
