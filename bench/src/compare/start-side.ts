import pg from 'pg';
import { dropDatabase } from '../../../server/src/db/server-databases.ts';
import { demoShop, end, started, startRedis } from '../processes.ts';
import type { SideName } from './turns.ts';

export interface Side {
  name: SideName;
  origin: string;
  /** Of the API process. */
  pid: number;
  database: pg.Pool;
  stop(): Promise<void>;
}

interface Wanted {
  name: SideName;
  root: string;
  /** Modules that its processes load first, and what they read. */
  preloaded: readonly URL[];
  env: Record<string, string>;
}

/** The same address for both: it stands in pages and answers. */
const SHOP_ORIGIN = 'http://127.0.0.1:3000';

/** One API process of a checkout from its build, on a demo shop and a Redis of its own. */
export async function startSide({ name, root, preloaded, env: more }: Wanted): Promise<Side> {
  const NODE_OPTIONS = preloaded.map((module) => `--import=${module.href}`).join(' ');
  const url = demoShop(`compare_${process.pid}_${name}`, { ...more, NODE_OPTIONS, SHOP_ORIGIN }, root);
  const redis = await startRedis();
  const env = {
    ...process.env,
    ...more,
    NODE_OPTIONS,
    NODE_ENV: 'production',
    PORT: '0',
    SHOP_ORIGIN,
    DATABASE_URL: url,
    REDIS_URL: redis.url,
    // All of the load comes from one address, and shares the cores with the shop: neither is what is compared.
    RATE_LIMIT_PER_MINUTE: '10000000',
    EVENT_LOOP_DELAY_LIMIT_MS: '20000',
    LOG_LEVEL: 'info',
    DRAIN_MS: '0',
  };
  const ready = /"address":"([^"]+)".*"msg":"ready"/;
  const { child, said } = await started([`${root}/server/src/api.ts`], env, ready).catch(async (error: unknown) => {
    await end(redis.child);
    await dropDatabase(url);
    throw error;
  });
  const database = new pg.Pool({ connectionString: url, max: 2 });
  return {
    name,
    origin: said[1] ?? '',
    pid: child.pid ?? 0,
    database,
    stop: async () => {
      await database.end();
      await Promise.all([child, redis.child].map(end));
      await dropDatabase(url);
    },
  };
}
