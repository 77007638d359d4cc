// Two processes of the shop as in production, its worker, and the sandbox as its banks, with their own database and Redis.
import pg from 'pg';
import { keysOfSandbox } from '../../../scripts/keys-of-sandbox.ts';
import { localSettings } from '../../../scripts/local-settings.ts';
import { stockUp } from '../orders/stock-up.ts';
import { demoShop, end, file, freePort, started, startRedis } from '../processes.ts';
import { GATEWAYS } from './gateways.ts';
import { openBank, type SandboxBank } from './sandbox-bank.ts';

export interface MoneyShop {
  /** One for each API process; the first one receives callbacks. */
  origins: readonly string[];
  url: string;
  database: pg.Pool;
  bank: SandboxBank;
  /** Error lines of processes, counted by message. */
  errors: Map<string, number>;
  /** The environment to start another process of the same shop. */
  env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

const at = (port: number) => `http://127.0.0.1:${port}`;
export async function startMoneyShop(): Promise<MoneyShop> {
  const [webPort, smtpPort, ...apiPorts] = await Promise.all(Array.from({ length: 4 }, freePort));
  if (webPort === undefined || smtpPort === undefined) throw new Error('no ports');
  const sandboxOrigin = at(webPort);
  const url = demoShop('money', { DEMO_TILE_ADDRESS: `${sandboxOrigin}/tiles/{z}/{x}/{y}.png` });
  const database = new pg.Pool({ connectionString: url, max: 4 });
  await stockUp(database);
  const on = JSON.stringify(Object.fromEntries(GATEWAYS.map((method) => [method, 'on'])));
  await database.query("update settings set value = value || $1::jsonb where key = 'payment_methods'", [on]);

  const origins = apiPorts.map(at);
  const redis = await startRedis();
  const env = envOf({ url, redisUrl: redis.url, sandboxOrigin, smtpPort, shopOrigin: origins[0] ?? '' });
  const errors = new Map<string, number>();
  const onOutput = countErrors(errors);
  const sandbox = await started([file('sandbox/src/main.ts')], { ...env, SANDBOX_PORT: String(webPort) }, /sandbox:/);
  const apis = await Promise.all(
    apiPorts.map((port) =>
      started([file('server/src/api.ts')], { ...env, PORT: String(port) }, /"msg":"ready"/, { onOutput }),
    ),
  );
  const worker = await started([file('server/src/worker.ts')], env, /"msg":"worker ready"/, { onOutput });
  const bank = openBank(sandboxOrigin);
  await bank.callMongolChatAt(`${origins[0]}/api/callback/payment/mongolchat`);
  return {
    origins,
    url,
    database,
    bank,
    errors,
    env,
    stop: async () => {
      await database.end();
      await Promise.all([...apis, worker, sandbox, redis].map(({ child }) => end(child)));
    },
  };
}

interface Addresses {
  url: string;
  redisUrl: string;
  sandboxOrigin: string;
  smtpPort: number;
  shopOrigin: string;
}

/** The environment of a process of the shop, without its port. */
export const envOf = ({ url, redisUrl, sandboxOrigin, smtpPort, shopOrigin }: Addresses) => ({
  ...process.env,
  ...localSettings(),
  NODE_ENV: 'production',
  DATABASE_URL: url,
  REDIS_URL: redisUrl,
  SHOP_ORIGIN: shopOrigin,
  WORKER_PORT: '0',
  SANDBOX_SMTP_PORT: String(smtpPort),
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  ...keysOfSandbox(sandboxOrigin),
  E_BARIMT_URL: `${sandboxOrigin}/e-barimt`,
  POS_API_URL: `${sandboxOrigin}/pos-api`,
  MESSAGE_PRO_URL: `${sandboxOrigin}/message-pro`,
  MESSAGE_PRO_KEY: 'sandbox',
  MESSAGE_PRO_SENDER: '70002020',
  // All buyers have the same address here.
  RATE_LIMIT_PER_MINUTE: '10000000',
  // Load, banks, shop and PostgreSQL share the cores: waiting for each other is not what is measured.
  EVENT_LOOP_DELAY_LIMIT_MS: '20000',
  LOG_LEVEL: 'info',
  DRAIN_MS: '0',
});

const ERROR = /"level":(?:"error"|50)[^\n]*"msg":"([^"]*)"/g;

const countErrors = (errors: Map<string, number>) => (text: string) => {
  for (const [, said = ''] of text.matchAll(ERROR)) errors.set(said, (errors.get(said) ?? 0) + 1);
};
