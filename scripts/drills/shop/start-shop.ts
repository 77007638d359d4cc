// The application host: two API processes, worker and admin as in service, Redis, and the sandbox as banks outside.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { GATEWAYS } from '../../../bench/src/money/gateways.ts';
import { openBank, type SandboxBank } from '../../../bench/src/money/sandbox-bank.ts';
import { envOf } from '../../../bench/src/money/start-money-shop.ts';
import { stockUp } from '../../../bench/src/orders/stock-up.ts';
import { type Host, STREET } from '../hosts.ts';
import { until } from '../until.ts';
import { postTo } from './send-call.ts';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const file = (path: string): string => join(REPOSITORY, path);
const LONGEST_START_S = 120;
const PASSWORD = 'of-the-drill';
export const API_PORTS = [3000, 3001] as const;
export const ADMIN_PORT = 3002;
export const ADMIN_ORIGIN = `http://localhost:${ADMIN_PORT}`;
const WORKER_PORT = 3003;

/** The processes of the shop, by the name of their unit. */
export const PROCESSES = { 'api-3000': 3000, 'api-3001': 3001, worker: WORKER_PORT, admin: ADMIN_PORT } as const;
export type ProcessName = keyof typeof PROCESSES;

export interface Shop {
  host: Host;
  bank: SandboxBank;
  /** Queries the database of the current leader. */
  inDatabase<Found>(work: (pool: pg.Pool) => Promise<Found>): Promise<Found>;
  start(name: ProcessName): void;
  /** Starts another process of the shop, on a host that reaches database and Redis by network. */
  startOn(other: Host, name: ProcessName, settings: Readonly<Record<string, string>>): void;
  startRedis(): void;
  ready(name: ProcessName, at?: Host): Promise<boolean>;
  /** Runs the doctor on the host, with these additional settings; its findings are in its log. */
  askDoctor(settings: Readonly<Record<string, string>>): Promise<void>;
  /** The result of the shop's own invariant check. */
  verifyInvariants(): { isClean: boolean; said: string };
}

interface Places {
  host: Host;
  /** The database from the application host, as a role of the shop. */
  databaseAt: string;
  /** The same from the drill, as superuser. */
  superuserUrl: () => Promise<string>;
  /** The folder of its processes, if not this checkout. */
  release?: string;
  settings?: Readonly<Record<string, string>>;
  /** Adds data before its processes start. */
  furnish?: (url: string, env: NodeJS.ProcessEnv) => Promise<void>;
}

export async function startShop({ host, databaseAt, superuserUrl, ...own }: Places): Promise<Shop> {
  const databases = (at: string) => {
    const url = (role: string) => `postgres://${role}:${PASSWORD}@${at}/tokhi`;
    return {
      API_DATABASE_URL: url('tokhi_api'),
      WORKER_DATABASE_URL: url('tokhi_worker'),
      ADMIN_DATABASE_URL: url('tokhi_admin'),
    };
  };
  const origin = `http://127.0.0.1:${API_PORTS[0]}`;
  const sandboxOrigin = `http://${STREET}:4900`;
  const env = {
    ...envOf({ url: '', redisUrl: 'redis://127.0.0.1:6379/0', sandboxOrigin, smtpPort: 4925, shopOrigin: origin }),
    ...{
      ...databases(databaseAt),
      DATABASE_URL: '',
      SMTP_URL: `smtp://${STREET}:4925`,
      HOST: '0.0.0.0',
      WORKER_PORT: String(WORKER_PORT),
    },
    ...{ ADMIN_PORT: String(ADMIN_PORT), ADMIN_ORIGIN },
    ...own.settings,
  };
  const { release = REPOSITORY } = own;
  const startOn = (at: Host, name: ProcessName, settings: Readonly<Record<string, string>>) => {
    const entry = name === 'worker' || name === 'admin' ? name : 'api';
    const more = entry === 'api' ? { PORT: String(PROCESSES[name]), ...settings } : settings;
    at.start(name, [process.execPath, join(release, `server/src/${entry}.ts`)], { env: { ...env, ...more } });
  };
  const shop: Shop = {
    ...{ host, bank: openBank(sandboxOrigin) },
    async inDatabase(work) {
      const pool = new pg.Pool({ connectionString: await superuserUrl(), max: 4 });
      pool.on('error', () => undefined);
      try {
        return await work(pool);
      } finally {
        await pool.end();
      }
    },
    start: (name) => startOn(host, name, {}),
    startOn(other, name, settings) {
      const byNetwork = { ...databases(`${host.address}:5432`), REDIS_URL: `redis://${host.address}:6379/0` };
      startOn(other, name, { ...byNetwork, ...settings });
    },
    startRedis() {
      const redis = ['redis-server', '--bind', '127.0.0.1', host.address, '--protected-mode', 'no'];
      host.start('redis', [...redis, '--save', '', '--dir', '/run']);
    },
    ready: async (name, at = host) => {
      const answer = await fetch(`http://${at.address}:${PROCESSES[name]}/readyz`, {
        signal: AbortSignal.timeout(1_000),
      });
      return answer.status === 200;
    },
    async askDoctor(settings) {
      const command = [process.execPath, file('server/src/doctor/main.ts')];
      await once(host.start('doctor', command, { env: { ...env, ...settings } }), 'exit');
    },
    verifyInvariants() {
      try {
        const said = host.run([process.execPath, file('server/src/verify-books.ts')], { env });
        return { isClean: true, said: said.trim() };
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        return { isClean: false, said: `${stdout}${stderr}`.trim() };
      }
    },
  };
  makeDatabase(await superuserUrl());
  await shop.inDatabase(sellEverything);
  await own.furnish?.(await superuserUrl(), env);
  await startStreet(host);
  await shop.bank.moreLotteries();
  shop.startRedis();
  for (const name of Object.keys(PROCESSES) as ProcessName[]) shop.start(name);
  await Promise.all(
    (Object.keys(PROCESSES) as ProcessName[]).map((name) =>
      until(`${name} is ready`, LONGEST_START_S, () => shop.ready(name)),
    ),
  );
  await shop.bank.callMongolChatAt(`${origin}/api/callback/payment/mongolchat`);
  return shop;
}

/** The demo shop, made by the shop's own command. */
function makeDatabase(url: string): void {
  execFileSync(process.execPath, [file('server/src/prepare-database.ts')], {
    ...{ stdio: 'ignore', env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'test' } },
  });
}

async function sellEverything(pool: pg.Pool): Promise<void> {
  await stockUp(pool);
  const on = JSON.stringify(Object.fromEntries(GATEWAYS.map((method) => [method, 'on'])));
  await pool.query("update settings set value = value || $1::jsonb where key = 'payment_methods'", [on]);
  for (const role of ['tokhi_api', 'tokhi_worker', 'tokhi_admin'])
    await pool.query(`alter role ${role} password '${PASSWORD}'`);
}

/** The sandbox listens and calls the shop only on loopback: forwards both between the public network and the application host. */
async function startStreet(host: Host): Promise<void> {
  const { startSandbox } = await import('../../../sandbox/src/start-sandbox.ts');
  await startSandbox({ webPort: 4900, smtpPort: 4925 });
  await passOn({ host: STREET, port: 4900 }, () => ({ host: '127.0.0.1', port: 4900 }));
  await passOn({ host: STREET, port: 4925 }, () => ({ host: '127.0.0.1', port: 4925 }));
  let next = 0;
  await passOn({ host: '127.0.0.1', port: API_PORTS[0] }, () => {
    next = (next + 1) % API_PORTS.length;
    return { host: host.address, port: API_PORTS[next] ?? API_PORTS[0] };
  });
}

type Address = { host: string; port: number };

/** Forwards connections from one address to the other. */
export async function passOn(at: Address, to: () => Address): Promise<void> {
  const server = createServer((near) => {
    const far = connect(to());
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(at, resolve));
}

/** Directly to an API process: for calls outside the load. */
export const postToApi = (shop: Shop) => postTo({ host: shop.host.address, port: API_PORTS[0] });
