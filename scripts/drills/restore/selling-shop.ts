// The shop that sells during the backups: an API process, the worker, Redis, and the sandbox as its banks.
import pg from 'pg';
import { type Buyer, createOrder, insertBuyers, openInvoice, shippingForms } from '../../../bench/src/money/buyers.ts';
import { GATEWAYS, type Gateway } from '../../../bench/src/money/gateways.ts';
import { openBank, type SandboxBank } from '../../../bench/src/money/sandbox-bank.ts';
import { envOf, type MoneyShop } from '../../../bench/src/money/start-money-shop.ts';
import { fillOrders } from '../../../bench/src/orders/fill-orders.ts';
import { end, file, type Started, started, startRedis } from '../../../bench/src/processes.ts';

const SANDBOX_PORT = 15_290;
const SMTP_PORT = 15_291;
const API_PORT = 15_200;
const IN_FLIGHT = 8;

export interface SellingShop {
  url: string;
  env: NodeJS.ProcessEnv;
  bank: SandboxBank;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Pauses or resumes its processes, so that a snapshot has a clear moment. */
  freeze(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Makes orders; returns when each was acknowledged. */
  sell(count: number): Promise<Map<string, number>>;
  /** Makes orders with an open invoice of this bank; returns their numbers. */
  invoice(count: number, method: Gateway): Promise<string[]>;
  inDatabase: <Found>(work: (pool: pg.Pool) => Promise<Found>) => Promise<Found>;
}

export async function openShop(url: string): Promise<SellingShop> {
  const redis = await startRedis();
  const sandboxOrigin = `http://127.0.0.1:${SANDBOX_PORT}`;
  const origin = `http://127.0.0.1:${API_PORT}`;
  const env = { ...envOf({ url, redisUrl: redis.url, sandboxOrigin, smtpPort: SMTP_PORT, shopOrigin: origin }) };
  await started([file('sandbox/src/main.ts')], { ...env, SANDBOX_PORT: String(SANDBOX_PORT) }, /sandbox:/);
  const bank = openBank(sandboxOrigin);
  let running: Started[] = [];
  let forms: object[] = [];
  const inDatabase = async <Found>(work: (pool: pg.Pool) => Promise<Found>): Promise<Found> => {
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    try {
      return await work(pool);
    } finally {
      await pool.end();
    }
  };
  const atShop = <Found>(work: (shop: MoneyShop) => Promise<Found>): Promise<Found> =>
    inDatabase((database) => work({ database, origins: [origin] } as unknown as MoneyShop));
  /** Each order has its own customer; eight at a time. */
  async function each(count: number, work: (buyer: Buyer, form: object) => Promise<void>): Promise<void> {
    if (forms.length === 0) forms = await atShop(shippingForms);
    const buyers = (await atShop((shop) => insertBuyers(shop, count))).entries();
    const worker = async () => {
      for (const [at, buyer] of buyers) await work(buyer, forms[at % forms.length] ?? {});
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  }
  return {
    ...{ url, env, bank, inDatabase },
    async start() {
      const api = started([file('server/src/api.ts')], { ...env, PORT: String(API_PORT) }, /"msg":"ready"/);
      const worker = started([file('server/src/worker.ts')], env, /"msg":"worker ready"/);
      running = await Promise.all([api, worker]);
      await bank.callMongolChatAt(`${origin}/api/callback/payment/mongolchat`);
    },
    async stop() {
      for (const { child } of running) await end(child);
      running = [];
    },
    freeze(signal) {
      for (const { child } of running) child.kill(signal);
    },
    async sell(count) {
      const made = new Map<string, number>();
      await each(count, async (buyer, form) => {
        const { status, body, number } = await createOrder(buyer, form);
        if (status !== 200) throw new Error(`create-order answered ${status} ${JSON.stringify(body)}`);
        made.set(number, Date.now());
      });
      return made;
    },
    async invoice(count, method) {
      const numbers: string[] = [];
      await each(count, async (buyer, form) => {
        numbers.push((await openInvoice(buyer, form, method)).number);
      });
      return numbers;
    },
  };
}

/** The last status change of bulk-inserted orders, which the invariants require. */
const ENDED = `insert into order_status_changes (order_id, from_status, to_status, changed_by, changed_at)
  select id, 'pending', 'expired', 'system', expired_at from orders where status = 'expired'`;

/** The demo shop with `endedOrders` ended orders, more stock than anybody orders, and every payment method. */
export async function makeShopDatabase({ url, inDatabase }: SellingShop, endedOrders: number): Promise<string> {
  await fillOrders(url, endedOrders, false);
  const on = JSON.stringify(Object.fromEntries(GATEWAYS.map((method) => [method, 'on'])));
  return inDatabase(async (pool) => {
    await pool.query(ENDED);
    await pool.query("update settings set value = value || $1::jsonb where key = 'payment_methods'", [on]);
    const { rows } = await pool.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    );
    return rows[0]?.size ?? '';
  });
}
