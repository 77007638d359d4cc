// The only reader of the environment: parsed once at start, so that a missing or wrong value stops the process with a
// sentence instead of surfacing hours later in a request. Defaults of addresses and secrets are those of a development machine: in
// production there are none (missing-settings.ts).
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

/** In every copy of the code, and so no secret: a live shop has its own. */
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
  /** The shop's address as customers type it: canonical links, mails and allowed origins are built from it. */
  SHOP_ORIGIN: z.url().default('http://127.0.0.1:3000'),
  /** The owner of the tables: setup and migrations. The processes of a live shop do not get it. */
  DATABASE_URL: z.string().default('postgres://postgres@127.0.0.1:5432/tokhi'),
  /** What each process connects with, as a role that may do what the process has to; without it that role, at the owner's address. */
  API_DATABASE_URL: z.string().optional(),
  WORKER_DATABASE_URL: z.string().optional(),
  ADMIN_DATABASE_URL: z.string().optional(),
  /** `transaction`: PgBouncer stands before the database (API only: the worker listens, which needs a connection of its own). */
  DATABASE_POOLER: z.enum(['none', 'transaction']).default('none'),
  DATABASE_POOL_SIZE: wholeNumber.min(1).max(200).default(10),
  /** After so long PostgreSQL ends a statement, and two seconds later a silent connection is dropped. */
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber.min(100).max(10_000).default(10_000),
  REDIS_URL: z.string().default('redis://127.0.0.1:6379/0'),
  /** Pictures and models; a relative path counts from where the process was started. */
  MEDIA_DIR: z
    .string()
    .default(fileURLToPath(new URL('../../demo/media', import.meta.url)))
    .transform((path) => resolve(path)),
  /** An object store (S3) that has them all, where the shop stands on several machines; then MEDIA_DIR is what each keeps of it. */
  MEDIA_S3_URL: z.union([z.url(), z.literal('')]).default(''),
  MEDIA_S3_REGION: z.string().min(1).default('us-east-1'),
  MEDIA_S3_BUCKET: z.string().default(''),
  MEDIA_S3_KEY: z.string().default(''),
  MEDIA_S3_SECRET: z.string().default(''),
  /** A session ends when it was not used for so many days, and after so many in all. */
  SESSION_UNUSED_DAYS: wholeNumber.min(1).max(400).default(30),
  SESSION_WHOLE_DAYS: wholeNumber.min(1).max(400).default(90),
  /** Who signs people in at Google and Facebook; as delivered the sandbox, with its application. */
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
  /** Where coordinates become three words, and our key there; without a key nobody is asked. */
  THREE_WORDS_URL: z.url().default('https://api.what3words.com/v3'),
  THREE_WORDS_KEY: z.string().default(''),
  /** Where an organisation's register becomes its name (https://api.ebarimt.mn, from Mongolian addresses only); empty: nobody is asked. */
  E_BARIMT_URL: z.union([z.url(), z.literal('')]).default(''),
  ...paymentKeys,
  /** PosAPI, which registers tax receipts and stands beside the server (http://127.0.0.1:7080); empty: receipts wait. */
  POS_API_URL: z.union([z.url(), z.literal('')]).default(''),
  /** Who sends SMS, our key there and the number that phones show; without a key nobody is written to. */
  MESSAGE_PRO_URL: z.url().default('https://api.messagepro.mn'),
  MESSAGE_PRO_KEY: z.string().default(''),
  MESSAGE_PRO_SENDER: z.union([z.string().regex(/^\d{8}$/), z.literal('')]).default(''),
  /** The tile service of a new demo shop, the sandbox's; a live shop says its own in its settings. */
  DEMO_TILE_ADDRESS: z.string().default('http://127.0.0.1:4900/tiles/{z}/{x}/{y}.png'),
  /** Secret; makes order numbers that tell nobody how many there are. Kept for good: another key only numbers later orders otherwise. */
  ORDER_NUMBER_KEY: z.string().min(32).default(DEVELOPMENT_ORDER_NUMBER_KEY),
  /** Where the admin process listens, on HOST, and the address that staff type: requests of other origins are refused. */
  ADMIN_PORT: wholeNumber.min(0).max(65_535).default(3002),
  ADMIN_ORIGIN: z
    .url()
    .default('http://localhost:3002')
    // As browsers send it: without a path or a slash at its end.
    .transform((address) => new URL(address).origin),
  /** Secret of the admin process alone, base64 of 32 bytes: encrypts the second factors of staff. With another key all set up anew. */
  STAFF_KEY: z.string().refine(isStaffKey, NO_STAFF_KEY).default(DEVELOPMENT_STAFF_KEY),
  /** The one before it, while second factors are still encrypted under it: each is encrypted anew when its code is used (record 219). */
  STAFF_KEY_BEFORE: z
    .string()
    .refine((text) => text === '' || isStaffKey(text), NO_STAFF_KEY)
    .default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Peers whose X-Forwarded-For is believed; the edge proxy stands on the same machine or in its private network. */
  TRUSTED_PROXIES: z.string().default('loopback,uniquelocal'),
  /** Calls to /api from one address in a minute; the other limits (contract/src/limits.ts) grow and shrink with it. */
  RATE_LIMIT_PER_MINUTE: wholeNumber.min(1).default(600),
  /** A process whose event loop is further behind than this answers «busy»; tests beside browsers on two cores need more. */
  EVENT_LOOP_DELAY_LIMIT_MS: wholeNumber.min(20).default(1_000),
  /** How long a stopping process still accepts, so that a balancer sees /readyz fail first. */
  DRAIN_MS: wholeNumber.min(0).max(60_000).default(2_000),
  /** What an API process keeps of answers, findings and cards, together (docs/caches.md). */
  CACHE_MEGABYTES: wholeNumber.min(16).max(8_192).default(256),
  /** Probes and metrics of a worker, on HOST; a port that is taken stops it, so several on one machine have one each. */
  WORKER_PORT: wholeNumber.min(0).max(65_535).default(3001),
  /** What `npm run doctor` looks at beside the processes: what the backup machine said last, the certificate and the file of nginx. */
  BACKUP_REPORT: z.string().default(''),
  CERTIFICATE_FILE: z.string().default(''),
  NGINX_FILE: z.string().default(''),
  /** The collector that traces are sent to, by OTLP over HTTP (http://127.0.0.1:4318); empty: none are made. */
  OTLP_URL: z.union([z.url({ protocol: /^https?$/ }), z.literal('')]).default(''),
  /** Where the doctor writes what it found, for the textfile collector of node_exporter; empty: nowhere. */
  DOCTOR_TEXTFILE: z.string().default(''),
  /** Jobs at a time, of money, of receipts and of mails each. */
  WORKER_CONCURRENCY: wholeNumber.min(1).max(50).default(4),
  /** Which queues this worker serves, names or groups with commas between them (jobs/served-queues.ts); together the workers serve all. */
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

/** What only some processes need: each its database, the admin process its address and key, migrations the owner of the tables. */
type NeededBySome = 'ADMIN_ORIGIN' | 'STAFF_KEY' | 'DATABASE_URL' | keyof ProcessUrls;

/** As it is, for who says what is wrong with it and goes on. */
export const environment = (): NodeJS.ProcessEnv => process.env;

/** Parses the environment, or throws one readable line per value that is missing or wrong. */
export function readEnv(source: NodeJS.ProcessEnv = process.env, needed: readonly NeededBySome[] = []): Env {
  const { env, problems } = judgeEnv(source, needed);
  if (problems.length === 0) return env;
  throw new Error(`The environment is not right; see .env.example for every value.\n  ${problems.join('\n  ')}`);
}

/** All that is missing or wrong at once, a line each. Only without any of it the environment is one to work with. */
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
  // Where the shop stands is not known without its address: then it is taken for a live one, so that nothing is told later only.
  const isLive = read.NODE_ENV === 'production' && (missing.includes('SHOP_ORIGIN') || !isLoopback(read.SHOP_ORIGIN));
  const forbidden = isLive
    ? wrongForALiveShop(read, needed).filter(([name]) => !missing.includes(name) && !names.has(name))
    : [];
  // In production nobody works at an address that was not named.
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

/** An installation from before the processes had roles of their own; without this word it would look for its database elsewhere. */
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
 * A shop that others reach does not let a stand-in say who somebody is, or that an order is paid: whoever starts a stand-in next to
 * it could be anybody, and would have paid. Nor has it a secret that stands in every copy of the code.
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

/** The keys of the admin process, which alone gets them: what it encrypts with, and what else it still reads. */
export const staffKeysOf = ({
  STAFF_KEY,
  STAFF_KEY_BEFORE,
}: Env): { staffKey: Buffer; staffKeyBefore: Buffer | null } => ({
  staffKey: Buffer.from(STAFF_KEY, 'base64'),
  staffKeyBefore: STAFF_KEY_BEFORE === '' ? null : Buffer.from(STAFF_KEY_BEFORE, 'base64'),
});
