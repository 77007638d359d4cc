import pg from 'pg';
import { asStartOptions, SESSION_SETTINGS } from '../../../server/src/db/session-settings.ts';
import { end, file, freePort, started, startRedis } from '../processes.ts';
import type { Places } from './measure-beside.ts';
import { recordAdmin } from './record-admin.ts';
import { loggedInStaff } from './staff-client.ts';

/** The admin process on an existing database, with a recorder and a client for its statements. */
export async function startAdmin(url: string): Promise<Places & { stop(): Promise<void> }> {
  const [redis, port] = [await startRedis(), await freePort()];
  const origin = `http://localhost:${port}`;
  const admin = await started(
    [file('server/src/admin.ts')],
    {
      ...{ ...process.env, DATABASE_URL: url, REDIS_URL: redis.url, ADMIN_PORT: String(port), ADMIN_ORIGIN: origin },
      ...{ RATE_LIMIT_PER_MINUTE: '1000000', NODE_ENV: 'test', LOG_LEVEL: 'info' },
    },
    /"msg":"ready"/,
  );
  const client = new pg.Client({ connectionString: url, options: asStartOptions(SESSION_SETTINGS) });
  await client.connect();
  const recorder = recordAdmin(url);
  return {
    ...{ origin, client, recorder, cookie: await loggedInStaff(client) },
    async stop() {
      await Promise.all([client.end(), recorder.close()]);
      await Promise.all([admin, redis].map(({ child }) => end(child)));
    },
  };
}
