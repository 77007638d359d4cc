// Faults of programs and services: they die, hang, are unavailable or run short.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@tokhi/contract/endpoints';
import pg from 'pg';
import { insertBuyers } from '../../../bench/src/money/buyers.ts';
import { visitorAddress } from '../hosts.ts';
import { killAndRestart } from '../kill/victims.ts';
import { startNginxExporter, TEXTFILES } from '../monitoring/start-monitoring.ts';
import { postTo } from '../shop/send-call.ts';
import { EDGE_PORT, PUBLIC_ADDRESS } from '../shop/start-nginx.ts';
import type { Shop } from '../shop/start-shop.ts';
import type { Cause } from './cause.ts';
import { lockTables } from './lock-tables.ts';

/** From the fault until a rule sees it: a scrape, an evaluation and some slack. */
export const SEEN_S = 45;
const MINUTE_S = 60;
const MANY_VISITORS = 60;
const FEW_VISITORS = 10;
/** The last three connections are for superusers; the exporter needs one of them. */
const LEFT_CONNECTIONS = 4;

const stopped = (program: string, alert: string, within: number, again?: Cause['end']): Cause => ({
  ...{ alerts: [alert], within: within + SEEN_S },
  begin: async ({ host }) => host.stop(program, 'SIGKILL'),
  ...(again && { end: again }),
});

let isHanging = false;
const taken: pg.Client[] = [];
let isTaking = false;
let asking = false;
let unlockCustomers: () => Promise<void>;

export const DEAD_PROCESS: Cause = stopped('api-3001', 'ProcessDown', MINUTE_S, async (shop) => shop.start('api-3001'));

export const RESTARTING_PROCESS: Cause = {
  ...{ alerts: ['ProcessRestarts'], within: SEEN_S },
  async begin(shop) {
    for (let time = 0; time < 3; time += 1) {
      await killAndRestart(shop, 'admin');
      await pause(20_000);
    }
  },
};

/** The process is stopped two thirds of the time, like a blocked event loop. */
export const HANGING_PROCESS: Cause = {
  ...{ alerts: ['EventLoopBehind'], within: 6 * MINUTE_S + SEEN_S },
  async begin({ host }) {
    isHanging = true;
    const hang = async () => {
      while (isHanging) {
        host.stop('admin', 'SIGSTOP');
        await pause(1_000);
        host.stop('admin', 'SIGCONT');
        await pause(500);
      }
    };
    void hang();
  },
  async end() {
    isHanging = false;
    await pause(2_000);
  },
};

/** Locks a table that every customer call reads: each waiting call keeps a connection. */
export const LOCKED_CUSTOMERS: Cause = {
  ...{ alerts: ['PoolExhausted', 'AnswersFailFast', 'AnswersFailSlowly'], within: 6 * MINUTE_S },
  async begin(shop) {
    await letAsk(shop, MANY_VISITORS);
    unlockCustomers = await lockTables(shop, 'customers');
  },
  async end() {
    asking = false;
    await unlockCustomers();
  },
};

/** Signed-in customers request their own page repeatedly. */
async function letAsk(shop: Shop, count: number): Promise<void> {
  asking = true;
  const customers = await shop.inDatabase((database) => insertBuyers({ database, origins: [''] }, count));
  for (const [at, { token }] of customers.entries()) void askAgainAndAgain(at, token);
}

async function askAgainAndAgain(at: number, token: string): Promise<void> {
  const ask = postTo({ host: PUBLIC_ADDRESS, port: EDGE_PORT, from: visitorAddress(40_000 + at) });
  while (asking) {
    await ask(endpoints.myInfo.path, token, {}).catch(() => undefined);
    await pause(500);
  }
}

let isSlow = false;

/** A long transaction locks a table repeatedly: calls that need it are answered late. */
export const SLOW_TABLE: Cause = {
  ...{ alerts: ['AnswersSlow'], within: 12 * MINUTE_S + SEEN_S },
  async begin(shop) {
    isSlow = true;
    await letAsk(shop, FEW_VISITORS);
    const lock = async () => {
      while (isSlow) {
        const unlock = await lockTables(shop, 'customers');
        await pause(2_500);
        await unlock();
        await pause(1_500);
      }
    };
    void lock();
  },
  async end() {
    isSlow = false;
    asking = false;
  },
};

/** A client opens connections and closes none; it also takes those that the shop releases. */
export const FEW_CONNECTIONS: Cause = {
  ...{ alerts: ['ConnectionsNearLimit'], within: 3 * MINUTE_S + SEEN_S },
  async begin(shop) {
    isTaking = true;
    await takeConnections(shop);
    const goOn = async () => {
      while (isTaking) {
        await pause(5_000);
        await takeConnections(shop).catch(() => undefined);
      }
    };
    void goOn();
  },
  async end() {
    isTaking = false;
    await Promise.all(taken.splice(0).map((client) => client.end()));
  },
};

async function takeConnections(shop: Shop): Promise<void> {
  const free = await shop.inDatabase(async (pool) => {
    const { rows } = await pool.query<{ free: number }>(
      "select current_setting('max_connections')::int - (select count(*)::int from pg_stat_activity where datname is not null) as free",
    );
    return rows[0]?.free ?? 0;
  });
  for (let one = 0; one < free - LEFT_CONNECTIONS; one += 1) {
    const client = new pg.Client({ connectionString: `postgres://postgres@${shop.host.address}:5432/tokhi` });
    client.on('error', () => undefined);
    await client.connect();
    taken.push(client);
  }
}

export const RESTING_PROVIDER: Cause = {
  ...{ alerts: ['ProviderRests', 'ProviderFails'], within: 21 * MINUTE_S },
  begin: ({ bank }) => bank.turn('pos-api', 'down'),
  end: ({ bank }) => bank.turn('pos-api', 'well'),
};

export const DEAD_EXPORTER: Cause = stopped('nginx-exporter', 'ExporterDown', 5 * MINUTE_S, async ({ host }) =>
  startNginxExporter(host),
);
export const DEAD_REDIS: Cause = stopped('redis', 'RedisDown', MINUTE_S, async (shop) => shop.startRedis());
/** Not by kill -9, after which its workers still answer. */
export const DEAD_NGINX: Cause = {
  ...{ alerts: ['NginxDown'], within: MINUTE_S + SEEN_S },
  begin: async ({ host }) => host.stop('nginx'),
};
/** Runners that cannot ask for jobs stop and are replaced. */
export const DEAD_POSTGRESQL: Cause = {
  ...{ alerts: ['PostgresDown', 'RunnersReplaced'], within: 4 * MINUTE_S },
  begin: async ({ host }) => host.stop('postgresql', 'SIGKILL'),
};

/** The doctor has not run since the shop started; later it checks a machine without backups and with an expiring certificate. */
export const SILENT_DOCTOR: Cause = {
  ...{ alerts: ['DoctorSilent'], within: 15 * MINUTE_S + SEEN_S },
  begin: async () => undefined,
};
export const DOCTOR_AT_A_BAD_MACHINE: Cause = {
  ...{ alerts: ['BackupOld', 'CertificateEnds', 'DoctorFoundBad'], within: SEEN_S },
  async begin(shop) {
    const folder = shop.host.path('/var/lib/tokhi');
    mkdirSync(folder, { recursive: true });
    const subject = ['-subj', '/CN=tokhi.example', '-addext', 'subjectAltName=DNS:tokhi.example'];
    const files = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/certificate.pem`];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '3', ...subject, ...files], {
      stdio: 'ignore',
    });
    await shop.askDoctor({
      CERTIFICATE_FILE: '/var/lib/tokhi/certificate.pem',
      BACKUP_REPORT: '/var/lib/tokhi/no-report.json',
      DOCTOR_TEXTFILE: `${TEXTFILES}/doctor.prom`,
    });
  },
};
