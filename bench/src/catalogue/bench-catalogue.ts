// `npm run bench -- catalogue --products 10000`: a synthetic shop in its own database (kept; --anew recreates it), every
// question of shoppers measured on it, and the same by SQL alone. --seconds is the length of each load. --selling 50 measures the
// calls idle and while 50 pieces a second are reserved, side by side, and records nothing.
import { parseArgs } from 'node:util';
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { databaseName, withName } from '../../../server/src/db/server-databases.ts';
import { readEnv } from '../../../server/src/env.ts';
import { onThisMachine } from '../on-this-machine.ts';
import { generateCatalogue } from './fill/generate.ts';
import { IN_FLIGHT } from './load-api.ts';
import { measureCatalogue } from './measure.ts';
import { measureSelling } from './measure-selling.ts';
import { report } from './report/report.ts';
import { machineName } from './report/run-record.ts';
import { sellingTable } from './report/selling-table.ts';

/** The one of Redis' sixteen databases that no shop and no test uses: cached answers of a bench must not reach them. */
const REDIS_DATABASE = '9';

export async function benchCatalogue(given: string[]): Promise<void> {
  const { values } = parseArgs({
    args: given,
    options: {
      products: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '6' },
      selling: { type: 'string' },
      anew: { type: 'boolean', default: false },
    },
  });
  const products = wholeNumber('--products', values.products, 1_000, 1_000_000);
  const seconds = wholeNumber('--seconds', values.seconds, 1, 60);
  const env = readEnv();
  const shopUrl = onThisMachine(env.DATABASE_URL);
  const databaseUrl = withName(shopUrl, `${databaseName(shopUrl)}_bench_${products}`);
  const redisUrl = withName(onThisMachine(env.REDIS_URL), REDIS_DATABASE);

  await generateCatalogue(databaseUrl, products, values.anew);
  if (values.selling !== undefined) {
    const perSecond = wholeNumber('--selling', values.selling, 1, 1_000);
    const measured = await measureSelling({ databaseUrl, redisUrl }, products, seconds, perSecond);
    console.log(`\n${sellingTable(measured)}\n`);
    if (measured.some(({ quiet, selling }) => quiet.errors + selling.errors > 0)) process.exitCode = 1;
    return;
  }
  const questions = await measureCatalogue({ databaseUrl, redisUrl }, products, seconds);
  report({
    products,
    day: isoDate(ulaanbaatarDate(new Date())),
    seconds,
    inFlight: IN_FLIGHT,
    machine: machineName(),
    questions,
  });
  if (questions.some(({ firstAsk, asServed }) => firstAsk.errors + asServed.errors > 0)) process.exitCode = 1;
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${name} is a whole number from ${least} to ${most}, not ${text}`);
}
