import pg from 'pg';
import { createDatabase, dropDatabase } from '../../../server/src/db/server-databases.ts';
import { startProcess } from '../catalogue/start-process.ts';
import { type Asked, headersOf } from '../orders/load-calls.ts';
import { bodyOf, type OrderBody, type SendCall } from '../orders/order-body.ts';
import { stockUp } from '../orders/stock-up.ts';
import { demoShop } from '../processes.ts';
import { type BareGoods, fillBare } from './bare/bare-schema.ts';
import type { BareOrder } from './bare/take-order.ts';
import { type Peer, type PeerName, PLENTY, RACE_UNITS, RACERS } from './peer.ts';
import { fillShop, goodsOf, newSessions, type PeerGoods, type Session, stockForRaces } from './peer-goods.ts';

const SHOP_PROCESS = new URL('../catalogue/api-process.ts', import.meta.url);
const BARE_PROCESS = new URL('./bare/bare-process.ts', import.meta.url);

const SHOP_PATH = '/api/product/create-order';
const UNITS_SOLD =
  'select coalesce(sum(quantity), 0)::int as units from order_lines join products on products.id = product_id where products.code = $1';

/** The buyers of both peers: sessions with the same tokens. */
interface Crowds {
  checkouts: Session[];
  races: Session[][];
}

function crowdsOf(checkouts: number, races: number): Crowds {
  return {
    checkouts: newSessions(checkouts),
    races: Array.from({ length: races }, () => newSessions(RACERS)),
  };
}

/** The bodies of the shop: for every cart, and for one unit of each race. */
interface Bodies {
  carts: OrderBody[];
  raced: OrderBody[];
}

/** Both servers with the same goods at the same prices and the same customers, each with its own database. */
export async function startPeers(redisUrl: string, checkouts: number): Promise<Record<PeerName, Peer>> {
  const shopUrl = demoShop('peers');
  const pool = new pg.Pool({ connectionString: shopUrl, max: 2 });
  const goods = await goodsOf(pool);
  const crowds = crowdsOf(checkouts, goods.raced.length);
  const [asking] = newSessions(1) as [Session];
  await fillShop(pool, [...crowds.checkouts, ...crowds.races.flat(), asking], goods, checkouts);
  await stockUp(pool);
  await stockForRaces(pool, goods);
  await pool.query('analyze');
  const shop = await startProcess(SHOP_PROCESS, { DATABASE_URL: shopUrl, REDIS_URL: redisUrl });
  const bodies = await shopBodies(shop.address, asking.token, goods);
  const bare = await startBare(`${shopUrl}_bare`, bodies, crowds);
  const peerOf = (of: { pid: number; address: string }, database: pg.Pool, path: string, toBody: ToBody) => ({
    ...{ origin: of.address, pid: of.pid, path },
    checkouts: asked(crowds.checkouts, bodies.carts.map(toBody)),
    crowds: crowds.races.map((race, at) => asked(race, bodies.raced.slice(at, at + 1).map(toBody))),
    async unitsSold(race: number) {
      const { rows } = await database.query<{ units: number }>(UNITS_SOLD, [goods.raced[race]]);
      return rows[0]?.units ?? 0;
    },
  });
  return {
    shop: {
      ...peerOf(shop, pool, SHOP_PATH, (body) => body),
      async stop() {
        await Promise.all([shop.stop(), pool.end()]);
        await dropDatabase(shopUrl);
      },
    },
    bare: { ...peerOf(bare, bare.pool, '/orders', bareBody), stop: () => bare.stop() },
  };
}

type ToBody = (body: OrderBody) => object;

/** Gives the sessions the bodies in turn. */
const asked = (sessions: readonly Session[], bodies: readonly object[]): Asked[] =>
  sessions.map(({ token }, at) => ({ token, body: bodies[at % bodies.length] ?? {} }));

async function shopBodies(origin: string, token: string, { carts, raced }: PeerGoods): Promise<Bodies> {
  const post: SendCall = (path, by, body) =>
    fetch(origin + path, { method: 'POST', headers: headersOf(by), body: JSON.stringify(body) });
  const bodies: Bodies = { carts: [], raced: [] };
  for (const codes of carts) bodies.carts.push(await bodyOf(post, token, ...codes));
  for (const code of raced) bodies.raced.push(await bodyOf(post, token, code));
  return bodies;
}

/** The same goods and receiver; the bare server has no fees. */
const bareBody = ({ shipping, cart }: OrderBody): BareOrder => {
  const { name, phone, email } = shipping.user;
  return {
    receiver: { name, phone, email },
    lines: cart.product.map(({ id, qty, price }) => ({ code: id, quantity: qty, price })),
    total: cart.product.reduce((sum, { qty, price }) => sum + qty * price, 0),
  };
};

async function startBare(url: string, { carts, raced }: Bodies, crowds: Crowds) {
  const goodsIn = (bodies: readonly OrderBody[], onHand: number): BareGoods[] =>
    bodies.flatMap(({ cart }) => cart.product.map(({ id, price }) => ({ code: id, priceTug: price, onHand })));
  await dropDatabase(url);
  await createDatabase(url);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const hashes = [...crowds.checkouts, ...crowds.races.flat()].map(({ hash }) => hash);
  await fillBare(pool, [...goodsIn(carts, PLENTY), ...goodsIn(raced, RACE_UNITS)], hashes);
  const started = await startProcess(BARE_PROCESS, { DATABASE_URL: url });
  return {
    ...started,
    pool,
    async stop() {
      await Promise.all([started.stop(), pool.end()]);
      await dropDatabase(url);
    },
  };
}
