import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { seededRandom } from '../../../scripts/seeded-random.ts';

export interface Sold {
  pieces: number;
  /** Products whose last piece was sold. */
  soldOut: number;
}

export interface Shoppers {
  /** Ends the sale, returns every piece as an expired order does, and waits until the lists are updated. */
  leave(): Promise<Sold>;
}

// As orders reserve (decision 14): a second buyer of the last piece gets none.
const RESERVE =
  'update stock_levels set reserved = reserved + 1 where product_id = $1 and remain >= 1 returning remain';
const RELEASE = `update stock_levels set reserved = reserved - held.pieces
  from (select id, count(*)::int as pieces from unnest($1::int[]) as id group by id) as held
  where product_id = held.id`;
const WAITING = 'select exists (select from search_dirty) as waiting';

/** Sells single pieces of random products, so many a second, until `leave`. */
export function startSelling(databaseUrl: string, products: number, perSecond: number): Shoppers {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const random = seededRandom(19);
  const leaving = new AbortController();
  const reserved: number[] = [];
  let soldOut = 0;
  const reserve = async () => {
    const id = 1 + random.whole(products);
    const { rows } = await pool.query<{ remain: number }>({ name: 'reserve', text: RESERVE, values: [id] });
    if (rows[0] === undefined) return;
    reserved.push(id);
    if (rows[0].remain === 0) soldOut += 1;
  };
  const run = async () => {
    const started = performance.now();
    for (let asked = 0; !leaving.signal.aborted; ) {
      const due = Math.floor(((performance.now() - started) * perSecond) / 1_000) - asked;
      asked += due;
      await Promise.all(Array.from({ length: due }, reserve));
      await setTimeout(1_000 / perSecond, undefined, { signal: leaving.signal }).catch(() => undefined);
    }
  };
  const ended = run();
  return {
    async leave() {
      leaving.abort();
      await ended;
      await pool.query(RELEASE, [reserved]);
      while ((await pool.query<{ waiting: boolean }>(WAITING)).rows[0]?.waiting) await setTimeout(100);
      await pool.end();
      return { pieces: reserved.length, soldOut };
    },
  };
}
