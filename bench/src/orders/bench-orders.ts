// What making, showing and ending orders costs in a shop of many, 8 in flight, over loopback to one API process; the load, the API
// and PostgreSQL share this machine.
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../../../server/src/db/database.ts';
import { createLogger } from '../../../server/src/logger.ts';
import { sweepOverdue } from '../../../server/src/modules/payments/end-overdue.ts';
import { API_PROCESS } from '../catalogue/measure.ts';
import { startProcess } from '../catalogue/start-process.ts';
import { onThisMachine } from '../on-this-machine.ts';
import { fillOrders } from './fill-orders.ts';

const IN_FLIGHT = 8;
const ASKED = 2_000;
const MADE = 600;
const WARM_UP = 200;
const TWO_DAYS_MS = 172_800_000;

interface Buyer {
  token: string;
  orderNumber: string;
}

/** Customers with a session each, and an order of each. */
async function buyersOf(pool: pg.Pool, count: number): Promise<Buyer[]> {
  const { rows } = await pool.query<{ customer_id: string; order_number: string }>(
    `select customer_id, order_number from orders where status = 'expired' order by id desc limit $1`,
    [count],
  );
  const buyers: Buyer[] = [];
  for (const { customer_id, order_number } of rows) {
    const token = randomBytes(32).toString('base64url');
    const hash = createHash('sha256').update(token).digest();
    await pool.query(
      `insert into sessions (token_hash, customer_id, expires_at) values ($1, $2, now() + interval '30 days')`,
      [hash, customer_id],
    );
    buyers.push({ token, orderNumber: order_number });
  }
  return buyers;
}

/** So many asks with eight in flight; the times of those after the warm-up. */
async function timesOf(count: number, ask: (at: number) => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  const numbers = Array.from({ length: count + WARM_UP }, (_, at) => at).values();
  const hand = async () => {
    for (const at of numbers) {
      const started = performance.now();
      const answer = await ask(at);
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${answer.status} ${text}`);
      if (at >= WARM_UP) times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, hand));
  return times.sort((a, b) => a - b);
}

function told(what: string, times: readonly number[]): void {
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
  console.log(`${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (${times.length} asks)`);
}

/** One piece of the first product, fetched; its figures as the shop itself says them. */
async function bodyOf(post: Post, token: string, code: string): Promise<object> {
  const user = { personal: true, name: 'Болд', phone: '99112233', email: 'bold@tokhi.example' };
  const cart = { product: [{ id: code, qty: 1, price: 1 }], sum: 1 };
  const refused = await post('/api/product/create-order', token, {
    shipping: { warehouse: 1, user },
    cart,
    deliver: 0,
  });
  const { details } = (await refused.json()) as { details: Record<string, number> };
  const product = [{ id: code, qty: 1, price: details[`price.${code}`] }];
  return { shipping: { warehouse: 1, user }, cart: { product, sum: details['sum'] }, deliver: 0 };
}

type Post = (path: string, token: string, body: object) => Promise<Response>;

export async function benchOrders(options: string[]): Promise<void> {
  const { values } = parseArgs({ args: options, options: { orders: { type: 'string', default: '1000000' } } });
  const url = `${onThisMachine(process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/tokhi')}_orders`;
  console.log(`making ${values.orders} orders in ${new URL(url).pathname.slice(1)} …`);
  const prepare = fileURLToPath(new URL('../../../server/src/prepare-database.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: url, NODE_ENV: 'test' };
  execFileSync(process.execPath, [prepare, '--anew'], { env, stdio: 'ignore' });
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  await fillOrders(pool, Number(values.orders));
  const buyers = await buyersOf(pool, Math.max(ASKED, MADE) + WARM_UP);
  const { rows } = await pool.query<{ code: string }>('select code from products where is_listed order by id');
  const codes = rows.map(({ code }) => code);
  const api = await startProcess(API_PROCESS, {
    DATABASE_URL: url,
    REDIS_URL: process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379/0',
  });
  const post: Post = (path, token, body) =>
    fetch(api.address + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
  const buyer = (at: number): Buyer => buyers[at % buyers.length] as Buyer;
  try {
    told('show-orders', await timesOf(ASKED, (at) => post('/api/product/show-orders', buyer(at).token, {})));
    told(
      'show-order',
      await timesOf(ASKED, (at) =>
        post('/api/product/show-order', buyer(at).token, { ordernumber: buyer(at).orderNumber }),
      ),
    );
    const bodies = await Promise.all(codes.slice(0, 50).map((code) => bodyOf(post, buyer(0).token, code)));
    told(
      'create-order',
      await timesOf(MADE, (at) => post('/api/product/create-order', buyer(at).token, bodies[at % bodies.length] ?? {})),
    );
    await measureExpiry(url);
  } finally {
    await api.stop();
    await pool.end();
  }
}

/** Every unpaid order at once, as if the worker had been away for two days. */
async function measureExpiry(url: string): Promise<void> {
  const logger = createLogger({ level: 'warn', process: 'bench' });
  const database = openDatabase({ url, poolSize: IN_FLIGHT, applicationName: 'tokhi-bench', logger });
  const started = performance.now();
  const now = () => new Date(Date.now() + TWO_DAYS_MS);
  const ended = await sweepOverdue({ db: database.db, now, origin: 'https://tokhi.example', gateways: {} });
  console.log(`${ended} expiries: ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  await database.close();
}
