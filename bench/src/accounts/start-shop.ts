// Two processes of the shop as in production, with their own database and Redis, so that a bench may flood and stop them.
import pg from 'pg';
import { localSettings } from '../../../scripts/local-settings.ts';
import { demoShop, end, file, started, startRedis } from '../processes.ts';

export interface FloodedShop {
  /** One for each API process. */
  origins: readonly string[];
  url: string;
  database: pg.Pool;
  stop(): Promise<void>;
}

const PROCESSES = 2;

export async function startShop(): Promise<FloodedShop> {
  const url = demoShop('accounts');
  const redis = await startRedis();
  const env = {
    ...process.env,
    ...localSettings(),
    NODE_ENV: 'production',
    PORT: '0',
    DATABASE_URL: url,
    REDIS_URL: redis.url,
    // The general rate limit would apply first; this bench measures those of the accounts.
    RATE_LIMIT_PER_MINUTE: '10000000',
    DRAIN_MS: '0',
  };
  const shops = await Promise.all(
    Array.from({ length: PROCESSES }, async () => {
      const { child, said } = await started([file('server/src/api.ts')], env, /"address":"([^"]+)".*"msg":"ready"/);
      return { child, origin: said[1] ?? '' };
    }),
  );
  const database = new pg.Pool({ connectionString: url, max: 4 });
  return {
    origins: shops.map(({ origin }) => origin),
    url,
    database,
    stop: async () => {
      await database.end();
      await Promise.all([...shops.map(({ child }) => end(child)), end(redis.child)]);
    },
  };
}
