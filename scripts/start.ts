// `npm start`: the built shop, admin process and worker as in production. Needs `npm run build` and a migrated database.
import { existsSync } from 'node:fs';
import { readEnv } from '../server/src/env.ts';
import { ADMIN_HEAP_LIMIT_MB, COLLECTING_EARLY, heapLimitMb, WORKER_HEAP_LIMIT_MB } from '../server/src/heap-limit.ts';
import { runTogether } from './run-together.ts';

if (!existsSync('storefront/build/server/index.js')) {
  console.error('There is no build yet. Make one with: npm run build');
  process.exit(1);
}
const env = { NODE_ENV: 'production' };
const settings = liveSettings();
const heap = (megabytes: number) => `--max-old-space-size=${megabytes}`;
runTogether([
  { name: 'shop', args: [heap(heapLimitMb(settings.CACHE_MEGABYTES)), 'server/src/api.ts'], env },
  { name: 'admin', args: [heap(ADMIN_HEAP_LIMIT_MB), ...COLLECTING_EARLY, 'server/src/admin.ts'], env },
  { name: 'worker', args: [heap(WORKER_HEAP_LIMIT_MB), 'server/src/worker.ts'], env },
]);

/** Reports all missing settings at once, not per process. */
function liveSettings() {
  try {
    return readEnv({ ...process.env, ...env }, [
      'API_DATABASE_URL',
      'WORKER_DATABASE_URL',
      'ADMIN_DATABASE_URL',
      'ADMIN_ORIGIN',
      'STAFF_KEY',
    ]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('To try the build on this machine: node --env-file=.env.example scripts/start.ts');
    process.exit(1);
  }
}
