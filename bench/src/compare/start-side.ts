import pg from 'pg';
import { localSettings } from '../../../scripts/local-settings.ts';
import { end, started, startRedis } from '../processes.ts';
import type { SideName } from './turns.ts';

export interface Side {
  name: SideName;
  origin: string;
  /** Of the API process. */
  pid: number;
  database: pg.Pool;
  stop(): Promise<void>;
}

/** The same address for both: it appears in pages and answers. */
export const SHOP_ORIGIN = 'http://127.0.0.1:3000';
const READY = /"address":"([^"]+)".*"msg":"ready"/;

/** One API process of a checkout from its build, with its own database and Redis. */
export async function startSide(
  name: SideName,
  root: string,
  url: string,
  more: Record<string, string>,
): Promise<Side> {
  const redis = await startRedis();
  const env = {
    ...process.env,
    ...localSettings(),
    ...more,
    NODE_ENV: 'production',
    PORT: '0',
    SHOP_ORIGIN,
    DATABASE_URL: url,
    REDIS_URL: redis.url,
    // All load comes from one address and shares the cores with the shop: neither is under comparison.
    RATE_LIMIT_PER_MINUTE: '10000000',
    EVENT_LOOP_DELAY_LIMIT_MS: '20000',
    LOG_LEVEL: 'info',
    DRAIN_MS: '0',
  };
  const { child, said } = await started([`${root}/server/src/api.ts`], env, READY);
  const database = new pg.Pool({ connectionString: url, max: 2 });
  return {
    name,
    origin: said[1] ?? '',
    pid: child.pid ?? 0,
    database,
    stop: async () => {
      await database.end();
      await Promise.all([child, redis.child].map(end));
    },
  };
}
