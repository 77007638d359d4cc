import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keysOfSandbox } from '../scripts/keys-of-sandbox.ts';
import { localSettings } from '../scripts/local-settings.ts';
import { databaseOfJourneys } from './database-of-journeys.ts';
import { ports } from './ports.ts';

const at = (port: number) => `http://127.0.0.1:${port}`;

// Those of `npm run dev`, or of another running shop; otherwise the ones started below.
const running = process.env['BASE_URL'];
export const shopOrigin = running ?? at(ports.shop);
/** A name instead of an IP address: passkeys and `__Host-` cookies need one. */
const adminPort = running === undefined ? ports.admin : (process.env['ADMIN_PORT'] ?? 3002);
export const adminOrigin = `http://localhost:${adminPort}`;
export const sandboxOrigin = running === undefined ? at(ports.sandbox) : at(4900);

/** A copy: staff upload and remove pictures, and those of the demo are committed. */
const mediaDir = join(tmpdir(), `tokhi-media-${ports.shop}`);

const env = {
  ...localSettings(),
  DATABASE_URL: databaseOfJourneys(),
  PORT: String(ports.shop),
  WORKER_PORT: String(ports.worker),
  ADMIN_PORT: String(ports.admin),
  ADMIN_ORIGIN: adminOrigin,
  MEDIA_DIR: mediaDir,
  SANDBOX_PORT: String(ports.sandbox),
  SANDBOX_SMTP_PORT: String(ports.smtp),
  SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
  DEMO_TILE_ADDRESS: `${sandboxOrigin}/tiles/{z}/{x}/{y}.png`,
  THREE_WORDS_URL: `${sandboxOrigin}/what3words/v3`,
  THREE_WORDS_KEY: 'sandbox',
  E_BARIMT_URL: `${sandboxOrigin}/e-barimt`,
  ...keysOfSandbox(sandboxOrigin),
  POS_API_URL: `${sandboxOrigin}/pos-api`,
  MESSAGE_PRO_URL: `${sandboxOrigin}/message-pro`,
  MESSAGE_PRO_KEY: 'sandbox',
  MESSAGE_PRO_SENDER: '70002020',
  SHOP_ORIGIN: shopOrigin,
  GOOGLE_ISSUER: `${sandboxOrigin}/google`,
  FACEBOOK_DIALOG_URL: `${sandboxOrigin}/facebook`,
  FACEBOOK_GRAPH_URL: `${sandboxOrigin}/facebook`,
  // Everything: after the journeys the log is searched for personal data (no-traces-in-logs.ts).
  LOG_LEVEL: 'info',
  DRAIN_MS: '0',
  // Browsers and shop share the cores here: a shop that is slow for a moment is not what journeys test.
  EVENT_LOOP_DELAY_LIMIT_MS: '20000',
  // All visitors of all journeys have one address; the rate limit has its own tests.
  RATE_LIMIT_PER_MINUTE: '60000',
};

const started = (name: string, command: string, ready: string) => ({
  name,
  command,
  env,
  url: ready,
  cwd: '..',
  reuseExistingServer: false,
  // A process that takes longer never starts.
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 30_000 },
});

/** The log of a process, beside this file; git ignores it. */
export const logFile = (name: 'shop' | 'worker' | 'admin'): URL => new URL(`${name}-of-journeys.log`, import.meta.url);
const into = (name: 'shop' | 'worker' | 'admin'): string => `> '${fileURLToPath(logFile(name))}'`;

const prepare = `rm -rf '${mediaDir}' && cp -R demo/media '${mediaDir}' && NODE_ENV=test node server/src/prepare-database.ts --anew`;

/**
 * The shop as in production, from its build, its worker, its admin process and the stand-ins of outside services, on their own,
 * recreated database. Playwright starts each when the one before is ready, and stops them in reverse order.
 */
export const processesOfJourneys = [
  started('sandbox', 'exec node sandbox/src/main.ts', at(ports.sandbox)),
  started(
    'shop',
    `${prepare} && NODE_ENV=production exec node server/src/api.ts ${into('shop')}`,
    `${at(ports.shop)}/readyz`,
  ),
  started(
    'worker',
    `NODE_ENV=production exec node server/src/worker.ts ${into('worker')}`,
    `${at(ports.worker)}/readyz`,
  ),
  started('admin', `NODE_ENV=production exec node server/src/admin.ts ${into('admin')}`, `${adminOrigin}/readyz`),
];
