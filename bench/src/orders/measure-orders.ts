import type pg from 'pg';
import { openDatabase } from '../../../server/src/db/database.ts';
import { createLogger } from '../../../server/src/logger.ts';
import { sweepOverdue } from '../../../server/src/modules/payments/expiry/end-overdue.ts';
import { API_PROCESS, type Places } from '../catalogue/measure.ts';
import type { Figures } from '../catalogue/report/figures.ts';
import { startProcess } from '../catalogue/start-process.ts';
import { type Buyer, buyersOf, fillCarts } from './buyers.ts';
import { figuresOfLoads, IN_FLIGHT, inTurn, loadCall, WARM_UP } from './load-calls.ts';
import { MAKERS, type MeasuredMaking, measureMaking } from './measure-making.ts';
import { startRecorder } from './record-order.ts';

const ASKED = 2_000;
const CART_LINES = 100;
const CARTS = 50;
const TWO_DAYS_MS = 172_800_000;

export interface MeasuredOrders extends MeasuredMaking {
  showOrders: Figures;
  showOrder: Figures;
  cartProduct: Figures;
  /** For refreshing one cart, without the session lookup. */
  cartStatements: number;
  expiries: { count: number; seconds: number };
}

/** All measurements of a shop with many orders, over loopback to one API process. */
export async function measureOrders({ databaseUrl, redisUrl }: Places, pool: pg.Pool): Promise<MeasuredOrders> {
  const buyers = await buyersOf(pool, Math.max(ASKED, MAKERS));
  const codes = await fillCarts(pool, buyers.slice(0, CARTS), CART_LINES);
  const api = await startProcess(API_PROCESS, { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl });
  const recorder = await startRecorder(databaseUrl, redisUrl);
  try {
    const read = async (
      call: 'showOrders' | 'showOrder' | 'cartProduct',
      of: number,
      bodyOf: (by: Buyer) => object,
    ) => {
      const nextBuyer = inTurn(buyers.slice(0, of));
      const next = () => {
        const buyer = nextBuyer();
        return { token: buyer.token, body: bodyOf(buyer) };
      };
      await loadCall(api.address, call, WARM_UP, next);
      return figuresOfLoads([await loadCall(api.address, call, ASKED, next)]);
    };
    const refreshed = { token: buyers[0]?.token ?? '', body: { products: codes } };
    const { heard } = await recorder.record('cartProduct', refreshed);
    return {
      showOrders: await read('showOrders', ASKED, () => ({})),
      showOrder: await read('showOrder', ASKED, ({ orderNumber }) => ({ ordernumber: orderNumber })),
      cartProduct: await read('cartProduct', CARTS, () => refreshed.body),
      cartStatements: heard.filter(({ text }) => !/\bsessions\b/.test(text)).length,
      ...(await measureMaking({ origin: api.address, databaseUrl, recorder, buyers, codes })),
      expiries: await measureExpiry(databaseUrl),
    };
  } finally {
    await recorder.close();
    await api.stop();
  }
}

/** Expires every order of this run at once, as after two days without a worker. */
async function measureExpiry(url: string): Promise<MeasuredOrders['expiries']> {
  const logger = createLogger({ level: 'warn', process: 'bench' });
  const database = openDatabase({ url, poolSize: IN_FLIGHT, applicationName: 'tokhi-bench', logger });
  const started = performance.now();
  const now = () => new Date(Date.now() + TWO_DAYS_MS);
  const count = await sweepOverdue({ db: database.db, now, origin: 'https://tokhi.example', gateways: {} });
  const seconds = (performance.now() - started) / 1_000;
  await database.close();
  return { count, seconds };
}
