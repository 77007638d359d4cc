// `npm run bench -- partitions --rows 3000000`: an append-only table of three years (the shop's stock movements) as one plain
// table and partitioned by month: what it costs to write, to query and to drop the oldest month. In its own database, dropped
// at the end.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createDatabase, databaseName, dropDatabase, withName } from '../../../server/src/db/server-databases.ts';
import { readEnv } from '../../../server/src/env.ts';
import { onThisMachine } from '../on-this-machine.ts';
import { FORMS, type Form, fill, MONTHS, makeTables, sizeOf } from './movement-tables.ts';

const WRITERS = 8;
const ORDERS = 500;
const ASKED = 300;

export async function benchPartitions(options: string[]): Promise<void> {
  const { values } = parseArgs({ args: options, options: { rows: { type: 'string', default: '3000000' } } });
  const rows = Number(values.rows);
  if (!Number.isInteger(rows) || rows < 36_000 || rows > 100_000_000)
    throw new Error(`--rows is a whole number from 36000 to 100000000, not ${values.rows}`);
  const shopUrl = onThisMachine(readEnv().DATABASE_URL);
  const url = withName(shopUrl, `${databaseName(shopUrl)}_bench_partitions`);
  await dropDatabase(url);
  await createDatabase(url);
  const pool = new pg.Pool({ connectionString: url, max: WRITERS });
  try {
    await makeTables(pool);
    for (const form of FORMS) {
      console.log(`filling ${form} with ${rows.toLocaleString('en')} rows …`);
      await fill(pool, form, rows);
    }
    await pool.query('vacuum analyze');
    await compare(pool, rows);
  } finally {
    await pool.end();
    await dropDatabase(url);
  }
}

type Measure = (pool: pg.Pool, form: Form, rows: number) => Promise<string>;

const MEASURES: Readonly<Record<string, Measure>> = {
  [`rows written one by one, ${WRITERS} at a time, a second`]: async (pool, form) => {
    const from = performance.now();
    const writer = async (at: number) => {
      for (let done = 0; done < ORDERS; done += 1) {
        await pool.query(
          `insert into ${form} (order_id, created_at, product_id, reserved_change, on_hand_after, reserved_after, reason)
           values ($1, date '2026-11-19' + interval '1 hour', $2, 1, 10, 5, 'reserved')`,
          [1_000_000_000 + at * ORDERS + done, 1 + ((done * 7919) % 50_000)],
        );
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, (_, at) => writer(at)));
    return ((WRITERS * ORDERS * 1_000) / (performance.now() - from)).toFixed(0);
  },
  'last 50 of a product, p95 ms': (pool, form) =>
    p95(pool, (at) => [
      `select * from ${form} where product_id = $1 order by created_at desc limit 50`,
      [1 + ((at * 104_729) % 50_000)],
    ]),
  'all of an order, its month unknown, p95 ms': (pool, form, rows) =>
    p95(pool, (at) => [`select * from ${form} where order_id = $1`, [1 + ((at * 15_485_863) % Math.floor(rows / 3))]]),
  'all of an order, its month known, p95 ms': (pool, form, rows) =>
    p95(pool, (at) => [
      `select * from ${form} where order_id = $1 and created_at >= date '2026-10-01' and created_at < date '2026-11-01'`,
      [Math.floor((rows / 3) * (1 - 1 / MONTHS)) - ((at * 31) % 1_000)],
    ]),
  'sums of one month, ms': (pool, form) =>
    timed(
      pool,
      `select reason, sum(reserved_change) from ${form}
       where created_at >= date '2026-05-01' and created_at < date '2026-06-01' group by reason`,
    ),
  'table and indexes, MB': async (pool, form) => ((await sizeOf(pool, form)) / 1024 / 1024).toFixed(0),
  'the oldest month taken away and space given back, ms': async (pool, form) => {
    if (form === 'movements_by_month') return timed(pool, 'drop table movements_by_month_0');
    const from = performance.now();
    await pool.query(`delete from ${form} where created_at < date '2023-12-01' + interval '1 month'`);
    await pool.query(`vacuum ${form}`);
    return (performance.now() - from).toFixed(0);
  },
  'left after that, MB': async (pool, form) => ((await sizeOf(pool, form)) / 1024 / 1024).toFixed(0),
};

async function compare(pool: pg.Pool, rows: number): Promise<void> {
  console.log(
    `\n${rows.toLocaleString('en')} rows in ${MONTHS} months, load ${loadavg()[0]?.toFixed(1)} before the run\n`,
  );
  console.log(`| what | plain | by month |\n| --- | --: | --: |`);
  for (const [what, measure] of Object.entries(MEASURES)) {
    const found: string[] = [];
    for (const form of FORMS) found.push(await measure(pool, form, rows));
    console.log(`| ${what} | ${found.join(' | ')} |`);
  }
}

async function timed(pool: pg.Pool, text: string): Promise<string> {
  const from = performance.now();
  await pool.query(text);
  return (performance.now() - from).toFixed(0);
}

async function p95(pool: pg.Pool, question: (at: number) => [text: string, values: unknown[]]): Promise<string> {
  const times: number[] = [];
  for (let at = 0; at < ASKED; at += 1) {
    const [text, values] = question(at);
    const from = performance.now();
    await pool.query(text, values);
    times.push(performance.now() - from);
  }
  return (times.toSorted((one, other) => one - other)[Math.floor(ASKED * 0.95)] ?? 0).toFixed(1);
}
