// `npm run races`: the large runs of races.test.ts on a database of its own, with times. 2,000 buyers for 100 pieces; then 1,000
// orders and their expiries while processes are killed 30 times, and the books after each.
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../src/db/database.ts';
import { readEnv } from '../../src/env.ts';
import { createLogger } from '../../src/logger.ts';
import { BOOK_CHECKS, verifyBooks } from '../../src/modules/orders/public.ts';
import { stopProcess } from '../process-of-test.ts';
import { type Bought, buy, crowdOf, insistOn, onePieceOf, type Selling, startSelling } from './crowd.ts';
import { sweepExpired } from './ends-of-test.ts';
import { stockedProduct } from './stocked-product.ts';

const env = readEnv();
const logger = createLogger({ level: 'warn', process: 'races' });
const database = openDatabase({ url: env.DATABASE_URL, poolSize: 6, applicationName: 'tokhi-races', logger });
const { db } = database;
const start = () => startSelling({ DATABASE_URL: env.DATABASE_URL, REDIS_URL: env.REDIS_URL });
const sellers: Selling[] = await Promise.all([start(), start(), start()]);

async function books(when: string): Promise<void> {
  const found = await verifyBooks(db, BOOK_CHECKS);
  if (found.length > 0) throw new Error(`${when}: ${JSON.stringify(found)}`);
}

/** So many at a time, as connections of an edge would come. */
async function sellTo(tokens: readonly string[], atOnce: number, code: string): Promise<Bought[]> {
  const waiting = tokens.entries();
  const answers: Bought[] = [];
  const hand = async () => {
    for (const [index, token] of waiting) {
      answers.push(await buy(sellers[index % sellers.length]?.address ?? '', token, onePieceOf(code)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
  return answers;
}

async function largeRace(): Promise<void> {
  const warm = await stockedProduct(db, 1_000);
  await sellTo(await crowdOf(db, 60), 12, warm.code);
  const { code } = await stockedProduct(db, 100);
  const answers = await sellTo(await crowdOf(db, 2_000), 200, code);
  const tally = Map.groupBy(answers, ({ status, body }) => `${status} ${body.code ?? body.result}`);
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  console.log(Object.fromEntries([...tally].map(([said, all]) => [said, all.length])));
  console.log(`2,000 buyers for 100 pieces, 200 at once: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms`);
  await books('after the race');
}

async function killed(): Promise<void> {
  const { code } = await stockedProduct(db, 100_000);
  for (let round = 1; round <= 30; round += 1) {
    const tokens = await crowdOf(db, 34);
    const buying = tokens.map((token) => insistOn(sellers, token, onePieceOf(code)));
    const expiring = sweepExpired(db, new Date(Date.now() + 86_400_000 * 2)).catch(() => 0);
    await pause(Math.random() * 300);
    sellers.shift()?.child.kill('SIGKILL');
    sellers.push(await start());
    await Promise.all([...buying, expiring]);
    await books(`after kill ${round}`);
    process.stdout.write(`\r${round} of 30 kills, the books are in order`);
  }
  console.log();
}

try {
  await largeRace();
  await killed();
} finally {
  for (const one of sellers) await stopProcess(one);
  await database.close();
}
