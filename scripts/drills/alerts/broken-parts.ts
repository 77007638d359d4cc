// Programs and services of the machine that die, hang, rest or are short of something.
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

/** From what happened to a rule that sees it: a scrape, an evaluation, and a little. */
export const SEEN_S = 45;
const MINUTE_S = 60;
const MANY_VISITORS = 60;
const FEW_VISITORS = 10;
/** The last three places are for superusers, and the exporter needs one of them. */
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

/** Two thirds of its time it does nothing, as with a loop that never ends soon enough. */
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

/** Nobody may read a table that every call of a customer needs: calls wait for it with a connection each. */
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

/** Customers who are signed in look at their own page, again and again. */
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

/** Somebody's long transaction comes again and again: calls wait for a table, and are answered late. */
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

/** Somebody opens connections and closes none, and takes those that the shop gives back, too. */
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
/** Not by kill -9, which leaves its workers to answer. */
export const DEAD_NGINX: Cause = {
  ...{ alerts: ['NginxDown'], within: MINUTE_S + SEEN_S },
  begin: async ({ host }) => host.stop('nginx'),
};
/** Queues that cannot be asked for jobs give up, and are started again. */
export const DEAD_POSTGRESQL: Cause = {
  ...{ alerts: ['PostgresDown', 'RunnersReplaced'], within: 4 * MINUTE_S },
  begin: async ({ host }) => host.stop('postgresql', 'SIGKILL'),
};

/** Nobody has looked since the shop was started; then the doctor looks at a machine without backups and with an old certificate. */
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
