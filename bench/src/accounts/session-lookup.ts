// What identifying a customer costs: one session lookup among a million, 8 in flight, beside `select 1` on the same connections.
import { createHash, randomBytes } from 'node:crypto';
import { openDatabase } from '../../../server/src/db/database.ts';
import { createLogger } from '../../../server/src/logger.ts';
import { createFindSession } from '../../../server/src/modules/accounts/public.ts';
import { figuresOf } from '../catalogue/report/figures.ts';
import type { Row } from './row.ts';
import type { FloodedShop } from './start-shop.ts';

const SESSIONS = 1_000_000;
const ASKED = 20_000;
const IN_FLIGHT = 8;

export async function measureLookup(shop: FloodedShop): Promise<Row[]> {
  console.log(`writing ${SESSIONS} sessions …`);
  // The tokens are numbered, so that a random one can be looked up.
  await shop.database.query(
    `insert into sessions (token_hash, customer_id, expires_at)
     select sha256(('token-of-the-bench-' || n)::bytea), (select min(id) from customers), now() + interval '30 days'
     from generate_series(1, $1::int) n`,
    [SESSIONS],
  );
  await shop.database.query('vacuum analyze sessions');
  const logger = createLogger({ level: 'warn', process: 'bench' });
  const database = openDatabase({ url: shop.url, poolSize: IN_FLIGHT, applicationName: 'tokhi-bench-lookup', logger });
  const findSession = createFindSession(database.db, { unusedDays: 30, wholeDays: 90 }, () => new Date());
  try {
    const lookup = async () => {
      const token = `token-of-the-bench-${1 + Math.floor(Math.random() * SESSIONS)}`;
      if ((await findSession(token)) === null) throw new Error('a session was not found');
    };
    const nothing = async () => {
      createHash('sha256').update(randomBytes(32)).digest();
      await database.pool.query({ name: 'nothing', text: 'select 1' });
    };
    await time(lookup, 4_000);
    await time(nothing, 4_000);
    const [asked, empty] = [await time(lookup, ASKED), await time(nothing, ASKED)];
    return [
      [
        `session lookup among ${SESSIONS}, ${IN_FLIGHT} in flight in one process`,
        `p50 ${asked.p50} ms, p95 ${asked.p95} ms`,
      ],
      ['the same connections, asked `select 1`', `p50 ${empty.p50} ms, p95 ${empty.p95} ms`],
    ];
  } finally {
    await database.close();
  }
}

async function time(work: () => Promise<void>, times: number) {
  const milliseconds: number[] = [];
  let left = times;
  const began = performance.now();
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const start = performance.now();
      await work();
      milliseconds.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  return figuresOf(milliseconds, (performance.now() - began) / 1_000, 0);
}
