// Two processes of the shop as it runs, on a database and a Redis of their own, so that a bench may flood and stop them.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export interface FloodedShop {
  /** Each process that answers. */
  origins: readonly string[];
  url: string;
  database: pg.Pool;
  stop(): Promise<void>;
}

const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const PROCESSES = 2;
/** Debian's, as the tests use it. */
const REDIS = 'redis-server';

export async function startShop(): Promise<FloodedShop> {
  const home = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/tokhi';
  const url = `${home}_accounts`;
  console.log(`making the demo shop anew in ${new URL(url).pathname.slice(1)} …`);
  execFileSync(process.execPath, [file('server/src/prepare-database.ts'), '--anew'], {
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'test' },
    stdio: 'ignore',
  });
  const redisPort = await freePort();
  const redis = spawn(REDIS, ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await says(redis, /Ready to accept connections/);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    DATABASE_URL: url,
    REDIS_URL: `redis://127.0.0.1:${redisPort}/0`,
    // The limits of all calls would answer first; measured are those of the accounts.
    RATE_LIMIT_PER_MINUTE: '10000000',
    DRAIN_MS: '0',
  };
  const shops = await Promise.all(
    Array.from({ length: PROCESSES }, async () => {
      const child = spawn(process.execPath, [file('server/src/api.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      const said = await says(child, /"address":"([^"]+)".*"msg":"ready"/);
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
      await Promise.all([...shops.map(({ child }) => end(child)), end(redis)]);
    },
  };
}

/** Reads what a process writes until it says so; what comes later is thrown away, that nothing waits for a reader. */
function says(child: ChildProcess, words: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let output = '';
    let isWaiting = true;
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (!isWaiting) return;
      output += text;
      const found = words.exec(output);
      if (found === null) return;
      isWaiting = false;
      resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready:\n${output}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
