// The only reader of the environment: parsed once at start, so that a missing or wrong value stops the process with a
// sentence instead of surfacing hours later in a request.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { asApplication } from './db/application-role.ts';
import { isInsecure, isInsecurePosApi } from './insecure-urls.ts';
import { isLoopback } from './is-loopback.ts';
import { insecurePaymentUrls, paymentKeys } from './payment-keys.ts';

const wholeNumber = z.coerce.number().int();

/** In every copy of the code, and so no secret: a live shop has its own. */
export const DEVELOPMENT_ORDER_NUMBER_KEY = 'order-numbers-of-a-development-machine';

/** In every copy of the code, and so no secret: a live shop has its own. */
const DEVELOPMENT_STAFF_KEY = Buffer.from('staff-key-of-development-machine').toString('base64');

const STAFF_KEY_BYTES = 32;

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber.min(0).max(65_535).default(3000),
  /** The shop's address as customers type it: canonical links, mails and allowed origins are built from it. */
  SHOP_ORIGIN: z.url().default('http://127.0.0.1:3000'),
  /** The owner of the tables: setup and migrations. The processes of a live shop do not get it. */
  DATABASE_URL: z.string().default('postgres://postgres@127.0.0.1:5432/tokhi'),
  /** What API and worker connect with; without it the role of the application, at the owner's address. */
  APPLICATION_DATABASE_URL: z.string().optional(),
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
  STAFF_KEY: z
    .base64()
    .refine((text) => Buffer.from(text, 'base64').length === STAFF_KEY_BYTES, 'base64 of 32 bytes')
    .default(DEVELOPMENT_STAFF_KEY),
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
  /** Jobs at a time, of money, of receipts and of mails each. */
  WORKER_CONCURRENCY: wholeNumber.min(1).max(50).default(4),
});

export type Env = z.output<typeof Environment> & { APPLICATION_DATABASE_URL: string };

/** Parses the environment, or throws one readable line per wrong value. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const parsed = Environment.safeParse(source);
  if (parsed.success) {
    refuseStandIns(parsed.data);
    const { DATABASE_URL, APPLICATION_DATABASE_URL = asApplication(DATABASE_URL) } = parsed.data;
    return { ...parsed.data, APPLICATION_DATABASE_URL };
  }
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not right; see .env.example for every value.\n${lines.join('\n')}`);
}

/**
 * A shop that others reach does not let a stand-in say who somebody is, or that an order is paid: whoever starts a stand-in next to
 * it could be anybody, and would have paid.
 */
function refuseStandIns(env: z.output<typeof Environment>): void {
  if (env.NODE_ENV !== 'production' || isLoopback(env.SHOP_ORIGIN)) return;
  const standIns = (['GOOGLE_ISSUER', 'FACEBOOK_DIALOG_URL', 'FACEBOOK_GRAPH_URL'] as const).filter((name) =>
    isLoopback(env[name]),
  );
  const insecure: string[] = [...standIns, ...insecurePaymentUrls(env)];
  if (env.POS_API_URL && isInsecurePosApi(env.POS_API_URL)) insecure.push('POS_API_URL');
  if (env.MESSAGE_PRO_KEY && isInsecure(env.MESSAGE_PRO_URL)) insecure.push('MESSAGE_PRO_URL');
  if (insecure.length > 0)
    throw new Error(`A live shop needs the real providers over HTTPS, and not the sandbox: ${insecure.join(', ')}`);
  if (env.ORDER_NUMBER_KEY === DEVELOPMENT_ORDER_NUMBER_KEY)
    throw new Error('A live shop needs an ORDER_NUMBER_KEY of its own: openssl rand -hex 32');
}

/** The key of the admin process, which alone gets it: a live shop has its own, and its staff log in over HTTPS. */
export function staffKeyOf({ NODE_ENV, SHOP_ORIGIN, ADMIN_ORIGIN, STAFF_KEY }: Env): Buffer {
  if (NODE_ENV === 'production' && ![SHOP_ORIGIN, ADMIN_ORIGIN].every(isLoopback)) {
    if (!ADMIN_ORIGIN.startsWith('https:')) throw new Error('A live shop needs an ADMIN_ORIGIN over HTTPS');
    if (STAFF_KEY === DEVELOPMENT_STAFF_KEY)
      throw new Error('A live shop needs a STAFF_KEY of its own: openssl rand -base64 32');
  }
  return Buffer.from(STAFF_KEY, 'base64');
}
