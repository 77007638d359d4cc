import { chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { roleOf } from '../src/db/rights/roles.ts';
import { databaseName } from '../src/db/server-databases.ts';
import { freePort, type ProcessOfTest, startProcess } from './process-of-test.ts';

export interface PoolerOfTest extends ProcessOfTest {
  /** The test's database through the pooler, with the API's role. */
  url: string;
}

/** Debian's PgBouncer with ops/pgbouncer.ini, on a free port in front of a test's database. */
export async function startPooler(databaseUrl: string): Promise<PoolerOfTest> {
  const folder = mkdtempSync(join(tmpdir(), 'tokhi-pooler-'));
  const port = await freePort();
  const database = new URL(databaseUrl);
  const name = databaseName(databaseUrl);
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${roleOf('api')}" ""\n`);
  const settings = readFileSync(new URL('../../ops/pgbouncer.ini', import.meta.url), 'utf8')
    .replace(/^tokhi = .*$/m, `${name} = host=${database.hostname} port=${database.port || 5432}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, 'auth_type = trust')
    .replace(/^auth_file = .*$/m, `auth_file = ${users}`)
    // Fewer than the processes of a test use together, so that they must share.
    .replace(/^default_pool_size = .*$/m, 'default_pool_size = 6')
    .replace(/^logfile = .*$/m, '')
    .replace(/^pidfile = .*$/m, '')
    .concat('\nunix_socket_dir =\n');
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings);
  // PgBouncer refuses to run as root.
  const asUser = userInfo().uid === 0 ? ['-u', 'nobody'] : [];
  if (asUser.length > 0) for (const path of [folder, users, file]) chownSync(path, 65_534, 65_534);
  const started = await startProcess('/usr/sbin/pgbouncer', [...asUser, file], {}, /process up/);
  return { ...started, url: `postgres://${roleOf('api')}@127.0.0.1:${port}/${name}` };
}
