// The only reader of the environment: parsed once at start, so that a missing or wrong value stops the process with a clear error instead
// of surfacing hours later in a request. Defaults of addresses and secrets are for development; in production there are none
// (missing-settings.ts).
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { asProcess, type Process } from './db/rights/roles.ts';
import { isInsecure, isInsecurePosApi } from './insecure-urls.ts';
import { isLoopback } from './is-loopback.ts';
import { QUEUE_WORDS, queuesNamed } from './jobs/served-queues.ts';
import { missingSettings } from './missing-settings.ts';
import { insecurePaymentUrls, paymentKeys } from './payment-keys.ts';

const wholeNumber = z.coerce.number().int();

/** Part of every copy of the code, so it is no secret: a live shop has its own. */
export const DEVELOPMENT_ORDER_NUMBER_KEY = 'order-numbers-of-a-development-machine';

const DEVELOPMENT_STAFF_KEY = Buffer.from('staff-key-of-development-machine').toString('base64');

const STAFF_KEY_BYTES = 32;

const isStaffKey = (text: string): boolean => {
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === STAFF_KEY_BYTES && bytes.toString('base64') === text;
};
const NO_STAFF_KEY = 'base64 of 32 bytes';

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber.min(0).max(65_535).default(3000),
  /** The shop's address as customers type it: the base of canonical links, emails and allowed origins. */
  SHOP_ORIGIN: z.url().default('http://127.0.0.1:3000'),
  /** The owner of the tables: setup and migrations. The processes of a live shop do not get it. */
  DATABASE_URL: z.string().default('postgres://postgres@127.0.0.1:5432/tokhi'),
  /** The connection of each process, as a role with only the rights that it needs; by default that role, at the owner's address. */
  API_DATABASE_URL: z.string().optional(),
  WORKER_DATABASE_URL: z.string().optional(),
  ADMIN_DATABASE_URL: z.string().optional(),
  /** `transaction`: PgBouncer is in front of the database (API only: the worker uses LISTEN, which needs a direct connection). */
  DATABASE_POOLER: z.enum(['none', 'transaction']).default('none'),
  DATABASE_POOL_SIZE: wholeNumber.min(1).max(200).default(10),
  /** After this time PostgreSQL cancels a statement, and two seconds later a silent connection is dropped. */
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber.min(100).max(10_000).default(10_000),
  REDIS_URL: z.string().default('redis://127.0.0.1:6379/0'),
  /** Pictures and models; a relative path starts at the working directory of the process. */
  MEDIA_DIR: z
    .string()
    .default(fileURLToPath(new URL('../../demo/media', import.meta.url)))
    .transform((path) => resolve(path)),
  /** An object store (S3) with all of them, for a shop on several machines; MEDIA_DIR is then each machine's cache. */
  MEDIA_S3_URL: z.union([z.url(), z.literal('')]).default(''),
  MEDIA_S3_REGION: z.string().min(1).default('us-east-1'),
  MEDIA_S3_BUCKET: z.string().default(''),
  MEDIA_S3_KEY: z.string().default(''),
  MEDIA_S3_SECRET: z.string().default(''),
  /** A session ends after this many days without use, and after this many in total. */
  SESSION_UNUSED_DAYS: wholeNumber.min(1).max(400).default(30),
  SESSION_WHOLE_DAYS: wholeNumber.min(1).max(400).default(90),
  /** The login providers; by default the sandbox, with its application. */
  GOOGLE_ISSUER: z.url().default('http://127.0.0.1:4900/google'),
  GOOGLE_CLIENT_ID: z.string().min(1).default('tokhi.sandbox'),
  GOOGLE_CLIENT_SECRET: z.string().min(1).default('sandbox-secret-of-google'),
  FACEBOOK_DIALOG_URL: z.url().default('http://127.0.0.1:4900/facebook'),
  FACEBOOK_GRAPH_URL: z.url().default('http://127.0.0.1:4900/facebook'),
  FACEBOOK_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/)
    .default('v26.0'),
  FACEBOOK_APP_ID: z.string().min(1).default('4900000000000000'),
  FACEBOOK_APP_SECRET: z.string().min(1).default('sandbox-secret-of-facebook'),
  SMTP_URL: z.string().default('smtp://127.0.0.1:4925'),
  MAIL_FROM: z.string().default('Тохь <tuslamj@tokhi.example>'),
  /** Service that converts coordinates to three words, and our key; without a key it is not called. */
  THREE_WORDS_URL: z.url().default('https://api.what3words.com/v3'),
  THREE_WORDS_KEY: z.string().default(''),
  /** Names of organisations by register number (https://api.ebarimt.mn, from Mongolian addresses only); empty: not called. */
  E_BARIMT_URL: z.union([z.url(), z.literal('')]).default(''),
  ...paymentKeys,
  /** PosAPI, which registers tax receipts and runs next to the server (http://127.0.0.1:7080); empty: receipts wait. */
  POS_API_URL: z.union([z.url(), z.literal('')]).default(''),
  /** SMS provider, our key and the sender number on phones; without a key no SMS is sent. */
  MESSAGE_PRO_URL: z.url().default('https://api.messagepro.mn'),
  MESSAGE_PRO_KEY: z.string().default(''),
  MESSAGE_PRO_SENDER: z.union([z.string().regex(/^\d{8}$/), z.literal('')]).default(''),
  /** The tile service of a new demo shop (the sandbox's); a live shop has its own in its settings. */
  DEMO_TILE_ADDRESS: z.string().default('http://127.0.0.1:4900/tiles/{z}/{x}/{y}.png'),
  /** Secret; makes order numbers that do not reveal how many there are. Never change it: a new key numbers later orders differently. */
  ORDER_NUMBER_KEY: z.string().min(32).default(DEVELOPMENT_ORDER_NUMBER_KEY),
  /** The port of the admin process, on HOST, and the address that staff type: requests of other origins are refused. */
  ADMIN_PORT: wholeNumber.min(0).max(65_535).default(3002),
  ADMIN_ORIGIN: z
    .url()
    .default('http://localhost:3002')
    // As browsers send it: without a path or a trailing slash.
    .transform((address) => new URL(address).origin),
  /** Secret of the admin process only, base64 of 32 bytes: encrypts the second factors of staff. A new key means that all set up anew. */
  STAFF_KEY: z.string().refine(isStaffKey, NO_STAFF_KEY).default(DEVELOPMENT_STAFF_KEY),
  /** The previous key, while second factors are still encrypted with it: each is encrypted again when its code is used (record 219). */
  STAFF_KEY_BEFORE: z
    .string()
    .refine((text) => text === '' || isStaffKey(text), NO_STAFF_KEY)
    .default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Peers whose X-Forwarded-For is trusted; the edge proxy is on the same machine or in its private network. */
  TRUSTED_PROXIES: z.string().default('loopback,uniquelocal'),
  /** Calls to /api per address and minute; the other limits (contract/src/limits.ts) scale with it. */
  RATE_LIMIT_PER_MINUTE: wholeNumber.min(1).default(600),
  /** A process whose event loop lags more than this answers «busy»; tests next to browsers on two cores need more. */
  EVENT_LOOP_DELAY_LIMIT_MS: wholeNumber.min(20).default(1_000),
  /** How long a stopping process still accepts requests, so that a balancer sees /readyz fail first. */
  DRAIN_MS: wholeNumber.min(0).max(60_000).default(2_000),
  /** Memory of an API process for answers, findings and cards, together (docs/caches.md). */
  CACHE_MEGABYTES: wholeNumber.min(16).max(8_192).default(256),
  /** Probes and metrics of a worker, on HOST; it does not start if the port is taken, so several on one machine need one each. */
  WORKER_PORT: wholeNumber.min(0).max(65_535).default(3001),
  /** What `npm run doctor` checks besides the processes: the last report of the backup machine, the certificate and nginx's file. */
  BACKUP_REPORT: z.string().default(''),
  CERTIFICATE_FILE: z.string().default(''),
  NGINX_FILE: z.string().default(''),
  /** The collector for traces, by OTLP over HTTP (http://127.0.0.1:4318); empty: none are made. */
  OTLP_URL: z.union([z.url({ protocol: /^https?$/ }), z.literal('')]).default(''),
  /** Where the doctor writes its findings, for the textfile collector of node_exporter; empty: nowhere. */
  DOCTOR_TEXTFILE: z.string().default(''),
  /** Concurrent jobs of the money queue; receipts and emails get half as many each. */
  WORKER_CONCURRENCY: wholeNumber.min(1).max(50).default(4),
  /** The queues that this worker serves: names or groups, comma-separated (jobs/served-queues.ts); together the workers serve all. */
  WORKER_QUEUES: z
    .string()
    .default('all')
    .transform((text, context) => {
      const queues = queuesNamed(text);
      if (queues !== undefined) return queues;
      context.addIssue(`has a word that is none of ${QUEUE_WORDS.join(', ')}`);
      return z.NEVER;
    }),
});

type ProcessUrls = { API_DATABASE_URL: string; WORKER_DATABASE_URL: string; ADMIN_DATABASE_URL: string };
export type Env = z.output<typeof Environment> & ProcessUrls;

/** Needed only by some processes: each its database, the admin process its address and key, migrations the owner of the tables. */
type NeededBySome = 'ADMIN_ORIGIN' | 'STAFF_KEY' | 'DATABASE_URL' | keyof ProcessUrls;

/** The raw environment, for a caller that reports its problems and continues. */
export const environment = (): NodeJS.ProcessEnv => process.env;

/** Parses the environment, or throws an error with one line per missing or wrong value. */
export function readEnv(source: NodeJS.ProcessEnv = process.env, needed: readonly NeededBySome[] = []): Env {
  const { env, problems } = judgeEnv(source, needed);
  if (problems.length === 0) return env;
  throw new Error(`The environment is not right; see .env.example for every value.\n  ${problems.join('\n  ')}`);
}

/** All problems at once, one line each. `env` may only be used if there are none. */
export function judgeEnv(
  source: NodeJS.ProcessEnv,
  needed: readonly NeededBySome[],
): { env: Env; problems: readonly string[] } {
  const missing = source['NODE_ENV'] === 'production' ? missingSettings(source, needed) : [];
  const given = Object.entries(source).filter(([name]) => !missing.includes(name));
  const parsed = Environment.safeParse(Object.fromEntries(given));
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  const names = new Set(wrong.map(([name]) => name));
  const read = Environment.parse(Object.fromEntries(given.filter(([name]) => !names.has(name))));
  // Without its address the shop is treated as live, so that all problems are reported at once.
  const isLive = read.NODE_ENV === 'production' && (missing.includes('SHOP_ORIGIN') || !isLoopback(read.SHOP_ORIGIN));
  const forbidden = isLive
    ? wrongForALiveShop(read, needed).filter(([name]) => !missing.includes(name) && !names.has(name))
    : [];
  // In production an unnamed address is never used.
  const owner = read.NODE_ENV === 'production' ? (source['DATABASE_URL'] ?? '') : read.DATABASE_URL;
  const urlOf = (named: string | undefined, process: Process) =>
    named || (owner === '' ? '' : asProcess(owner, process));
  return {
    env: {
      ...{ ...read, DATABASE_URL: owner, API_DATABASE_URL: urlOf(read.API_DATABASE_URL, 'api') },
      WORKER_DATABASE_URL: urlOf(read.WORKER_DATABASE_URL, 'worker'),
      ADMIN_DATABASE_URL: urlOf(read.ADMIN_DATABASE_URL, 'admin'),
    },
    problems: [
      ...missing.map((name) => `${name}: missing`),
      ...[...wrong, ...forbidden, ...formerAddress(source)].map(([name, problem]) => `${name}: ${problem}`),
    ],
  };
}

/** An installation from before processes had their own roles; without this message it would use another database. */
const formerAddress = (source: NodeJS.ProcessEnv): (readonly [name: string, problem: string])[] =>
  source['APPLICATION_DATABASE_URL']
    ? [
        [
          'APPLICATION_DATABASE_URL',
          'read no more. Set API_DATABASE_URL, WORKER_DATABASE_URL and ADMIN_DATABASE_URL (ops/README.md)',
        ],
      ]
    : [];

/**
 * A live shop must not use stand-ins for logins or payments: whoever starts a stand-in next to it could log in as anybody, and mark orders
 * as paid. Nor may it use a secret that every copy of the code contains.
 */
function wrongForALiveShop(
  env: z.output<typeof Environment>,
  needed: readonly NeededBySome[],
): (readonly [name: string, problem: string])[] {
  const standIns = (['GOOGLE_ISSUER', 'FACEBOOK_DIALOG_URL', 'FACEBOOK_GRAPH_URL'] as const).filter((name) =>
    isLoopback(env[name]),
  );
  const insecure: string[] = [...standIns, ...insecurePaymentUrls(env)];
  if (env.POS_API_URL && isInsecurePosApi(env.POS_API_URL)) insecure.push('POS_API_URL');
  if (env.MESSAGE_PRO_KEY && isInsecure(env.MESSAGE_PRO_URL)) insecure.push('MESSAGE_PRO_URL');
  const isAdmin = needed.includes('STAFF_KEY');
  const isOpen = isAdmin && !env.ADMIN_ORIGIN.startsWith('https:');
  const known: string[] = env.ORDER_NUMBER_KEY === DEVELOPMENT_ORDER_NUMBER_KEY ? ['ORDER_NUMBER_KEY'] : [];
  if (isAdmin && env.STAFF_KEY === DEVELOPMENT_STAFF_KEY) known.push('STAFF_KEY');
  return [
    ...insecure.map((name) => [name, 'a live shop asks the real provider over HTTPS, and not the sandbox'] as const),
    ...(isOpen ? [['ADMIN_ORIGIN', 'staff of a live shop log in over HTTPS'] as const] : []),
    ...known.map((name) => [name, 'everybody can read this one: openssl rand -base64 32'] as const),
  ];
}

/** The keys of the admin process, which no other gets: the key for encrypting, and the previous one for reading. */
export const staffKeysOf = ({
  STAFF_KEY,
  STAFF_KEY_BEFORE,
}: Env): { staffKey: Buffer; staffKeyBefore: Buffer | null } => ({
  staffKey: Buffer.from(STAFF_KEY, 'base64'),
  staffKeyBefore: STAFF_KEY_BEFORE === '' ? null : Buffer.from(STAFF_KEY_BEFORE, 'base64'),
});
