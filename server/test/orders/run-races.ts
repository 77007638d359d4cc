// `npm run races`: the large runs of races.test.ts on the database of DATABASE_URL, with times, written to docs/scale.md. 200 buyers
// for 10 pieces and 2,000 for 100 over three API processes; then 1,020 orders and their expiries by a worker, while API processes
// and worker are killed 30 times each, with the invariants verified after each kill.
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { machineName } from '../../../bench/src/catalogue/report/run-record.ts';
import { marksOf, writePart } from '../../../bench/src/written-part.ts';
import { ALL_INVARIANTS } from '../../src/all-invariants.ts';
import { openDatabase } from '../../src/db/database.ts';
import { readEnv } from '../../src/env.ts';
import { createLogger } from '../../src/logger.ts';
import { verifyInvariants } from '../../src/modules/orders/public.ts';
import { type ProcessOfTest, stopProcess } from '../process-of-test.ts';
import { type Bought, buy, crowdOf, insistOn, onePieceOf, type Selling, startSelling } from './crowd.ts';
import { countOverdue, freeJobsOfTheDead, letTimeRunOut, startWorker } from './ending-worker.ts';
import { stockedProduct } from './stocked-product.ts';

const AT_ONCE = 200;
const KILLS = 30;
const BUYERS_A_KILL = 34;
const LONGEST_BEFORE_A_KILL_MS = 300;

const [load = 0] = loadavg();
const env = readEnv();
const logger = createLogger({ level: 'warn', process: 'races' });
const database = openDatabase({ url: env.DATABASE_URL, poolSize: 6, applicationName: 'tokhi-races', logger });
const { db } = database;
const places = { DATABASE_URL: env.DATABASE_URL, REDIS_URL: env.REDIS_URL };
const sellers: Selling[] = await Promise.all([1, 2, 3].map(() => startSelling(places)));
let worker: ProcessOfTest = await startWorker(places);

async function expectInvariants(when: string): Promise<void> {
  const found = await verifyInvariants(db, ALL_INVARIANTS);
  if (found.length > 0) throw new Error(`${when}: ${JSON.stringify(found)}`);
}

/** `atOnce` at a time, like connections of an edge. */
async function sellTo(tokens: readonly string[], atOnce: number, code: string): Promise<Bought[]> {
  const waiting = tokens.entries();
  const answers: Bought[] = [];
  const buyer = async () => {
    for (const [index, token] of waiting) {
      answers.push(await buy(sellers[index % sellers.length]?.address ?? '', token, onePieceOf(code)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, buyer));
  return answers;
}

/** The first orders of a process also include its compilation. */
async function warmUp(): Promise<void> {
  const { code } = await stockedProduct(db, 1_000);
  await sellTo(await crowdOf(db, 60), 12, code);
}

async function race(buyers: number, pieces: number): Promise<string> {
  const { code } = await stockedProduct(db, pieces);
  const answers = await sellTo(await crowdOf(db, buyers), AT_ONCE, code);
  const tally = Map.groupBy(answers, ({ status, body }) => `${status} ${body.data ?? body.result}`);
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  await expectInvariants(`after the race for ${pieces}`);
  const said = [...tally].map(([answer, all]) => `${all.length.toLocaleString('en')} × «${answer}»`).join(', ');
  return `${buyers.toLocaleString('en')} buyers for ${pieces} pieces, ${AT_ONCE} at once: ${said}; p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms. All invariants held.`;
}

/** Expires the orders of the last round while new ones are made; meanwhile an API process and the worker are killed. */
async function killInTheMidst(code: string): Promise<number> {
  await letTimeRunOut(db);
  const tokens = await crowdOf(db, BUYERS_A_KILL);
  const buying = tokens.map((token) => insistOn(sellers, token, onePieceOf(code)));
  await pause(Math.random() * LONGEST_BEFORE_A_KILL_MS);
  sellers.shift()?.child.kill('SIGKILL');
  await stopProcess(worker);
  await freeJobsOfTheDead(db);
  const [seller, next] = await Promise.all([startSelling(places), startWorker(places)]);
  sellers.push(seller);
  worker = next;
  const made = new Set((await Promise.all(buying)).map(({ body }) => body.ordernumber));
  await untilAllEnded();
  return made.size;
}

/** Waits until the worker has expired every overdue order. */
async function untilAllEnded(): Promise<void> {
  while ((await countOverdue(db)) > 0) await pause(100);
}

async function killed(): Promise<string> {
  const { code, id } = await stockedProduct(db, 100_000);
  let made = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    made += await killInTheMidst(code);
    await expectInvariants(`after kill ${kill}`);
    process.stdout.write(`\r${kill} of ${KILLS} kills of each, the books are in order`);
  }
  console.log();
  await letTimeRunOut(db);
  await untilAllEnded();
  await expectInvariants('at the end');
  const level = await db.selectFrom('stock_levels').select('reserved').where('product_id', '=', id).executeTakeFirst();
  if (made !== KILLS * BUYERS_A_KILL || level?.reserved !== 0) {
    throw new Error(`${made} orders were made, and ${level?.reserved} pieces are held after all have ended`);
  }
  return `${made.toLocaleString('en')} orders and their expiries by the worker, while API processes were killed ${KILLS} times and the worker ${KILLS} times: each order was made once and ended once, and all invariants held after each kill.`;
}

try {
  await warmUp();
  const results = [await race(200, 10), await race(2_000, 100), await killed()];
  const day = isoDate(ulaanbaatarDate(new Date()));
  const head = `${day}; ${machineName()}; load ${load.toFixed(1)} before the run.`;
  const text = `${head}\n\n${results.map((line) => `- ${line}`).join('\n')}`;
  console.log(text);
  writePart('scale.md', marksOf('npm run races', 'races'), text);
} finally {
  for (const one of [...sellers, worker]) await stopProcess(one);
  await database.close();
}
