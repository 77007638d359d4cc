// One process of the shop, the worker and admin, each with the flags of `npm start`, on an existing database.
import pg from 'pg';
import { readEnv } from '../../../server/src/env.ts';
import {
  ADMIN_HEAP_LIMIT_MB,
  COLLECTING_EARLY,
  heapLimitMb,
  WORKER_HEAP_LIMIT_MB,
} from '../../../server/src/heap-limit.ts';
import { envOf } from '../money/start-money-shop.ts';
import { end, file, freePort, type Started, started, startRedis } from '../processes.ts';

export interface RunningShop {
  /** The process for customers. */
  origins: readonly string[];
  /** The configured address of admin. */
  adminOrigin: string;
  database: pg.Pool;
  /** Warnings and errors in the logs of the processes, counted by message. */
  said: ReadonlyMap<string, number>;
  pids: { shop: number; admin: number; worker: number };
  stop(): Promise<void>;
}

const heap = (megabytes: number) => `--max-old-space-size=${megabytes}`;
const READY = /"msg":"ready"/;

export async function startRunningShop(url: string, more: Record<string, string> = {}): Promise<RunningShop> {
  const [webPort, smtpPort, shopPort, adminPort] = (await Promise.all(Array.from({ length: 4 }, freePort))) as [
    number,
    ...[number, number, number],
  ];
  const shopOrigin = `http://127.0.0.1:${shopPort}`;
  const adminOrigin = `http://localhost:${adminPort}`;
  const redis = await startRedis();
  const ports = { PORT: String(shopPort), ADMIN_PORT: String(adminPort), SANDBOX_PORT: String(webPort) };
  const places = { url, redisUrl: redis.url, sandboxOrigin: `http://127.0.0.1:${webPort}`, smtpPort, shopOrigin };
  const env = { ...envOf(places), ...ports, ADMIN_ORIGIN: adminOrigin, LOG_LEVEL: 'info', ...more };
  const said = new Map<string, number>();
  const sandbox = await started([file('sandbox/src/main.ts')], env, /sandbox:/);
  const start = (flags: string[], entry: string, words: RegExp): Promise<Started> =>
    started([...flags, file(`server/src/${entry}`)], env, words, { onOutput: countTroubles(said, entry) });
  const shop = await start([heap(heapLimitMb(readEnv().CACHE_MEGABYTES))], 'api.ts', READY);
  const admin = await start([heap(ADMIN_HEAP_LIMIT_MB), ...COLLECTING_EARLY], 'admin.ts', READY);
  const worker = await start([heap(WORKER_HEAP_LIMIT_MB)], 'worker.ts', /"msg":"worker ready"/);
  const database = new pg.Pool({ connectionString: url, max: 4 });
  return {
    ...{ origins: [shopOrigin], adminOrigin, database, said },
    pids: { shop: pidOf(shop), admin: pidOf(admin), worker: pidOf(worker) },
    stop: async () => {
      await database.end();
      await Promise.all([shop, admin, worker, sandbox, redis].map(({ child }) => end(child)));
    },
  };
}

const TROUBLE = /"level":"?(?:error|warn|40|50)"?[^\n]*/g;

const countTroubles = (said: Map<string, number>, entry: string) => (text: string) => {
  for (const [line] of text.matchAll(TROUBLE)) {
    const [, message = ''] = /"msg":"([^"]*)"/.exec(line) ?? [];
    const [, reason = ''] = /"message":"([^"]*)"/.exec(line) ?? [];
    const what = `${entry}: ${message} ${reason}`.trim();
    said.set(what, (said.get(what) ?? 0) + 1);
  }
};

function pidOf({ child }: Started): number {
  if (child.pid === undefined) throw new Error('a process without a number');
  return child.pid;
}
