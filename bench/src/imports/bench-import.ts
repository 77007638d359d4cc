// `npm run bench -- import --products 50000`: a price list with a row for each product of a shop in its own database (kept;
// --anew recreates it): compared, applied by two people and rolled back, beside customers who browse and order, and the same rows by
// bare SQL in the same run. Needs `npm run build`.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { databaseName, withName } from '../../../server/src/db/server-databases.ts';
import { readEnv } from '../../../server/src/env.ts';
import { insertBuyers } from '../money/buyers.ts';
import { onThisMachine } from '../on-this-machine.ts';
import { loggedInStaff } from '../orders/staff-client.ts';
import { byBareSql } from './bare-sql.ts';
import { fillShop } from './fill-shop.ts';
import { untilFresh } from './freshness.ts';
import { asWorkbook, newPrices } from './price-list.ts';
import { reportImport } from './report-import.ts';
import { type Meanwhile, startShoppers } from './shoppers.ts';
import { startRunningShop } from './start-shop.ts';
import { apply, compareFile, prepare, rollBack } from './steps.ts';
import { watchMemory } from './watch-memory.ts';
import { wrongSums } from './wrong-sums.ts';

const BUYERS = 3_000;
const QUIET_MS = 20_000;

export async function benchImport(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { products: { type: 'string', default: '50000' }, anew: { type: 'boolean', default: false } },
  });
  const products = Number(values.products);
  if (!Number.isInteger(products) || products < 1_000 || products > 50_000)
    throw new Error(`--products is a whole number from 1,000 to 50,000, not ${values.products}`);
  const home = onThisMachine(readEnv().DATABASE_URL);
  const url = withName(home, `${databaseName(home)}_import_${products}`);
  await fillShop(url, products, values.anew);
  const shop = await startRunningShop(url);
  try {
    const buyers = await insertBuyers(shop, BUYERS);
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    const members = {
      origin: shop.adminOrigin,
      cookies: [await loggedInStaff(owner), await loggedInStaff(owner)] as const,
    };
    await owner.end();
    const prices = await newPrices(shop.database);
    const workbook = await asWorkbook(prices);
    const load = loadavg()[0] ?? 0;
    const shoppers = startShoppers(shop.origins[0] ?? '', products, buyers.values());
    const timed = async <Result>(what: Meanwhile, work: () => Promise<Result>) => {
      shoppers.during(what);
      const from = performance.now();
      const result = await work();
      const seconds = (performance.now() - from) / 1_000;
      console.log(`${what}: ${seconds.toFixed(1)} s`);
      shoppers.during('freshening');
      return { result, seconds };
    };
    const fresh = () => untilFresh(shop.origins[0] ?? '', shop.database);
    const wait = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    // The first requests of a process also pay for its compilation.
    await timed('freshening', wait);
    await timed('nothing', wait);
    const bare = (await timed('bare SQL', () => byBareSql(url, prices))).result;
    await timed('freshening', fresh);
    const memory = watchMemory(shop.pids);
    const compared = await timed('difference', () => compareFile(members, workbook));
    const prepared = await timed('difference', () => prepare(members, compared.result));
    const applied = await timed('apply', () => apply(members, prepared.result));
    const freshApplied = await timed('freshening', fresh);
    const rolledBack = await timed('roll back', () => rollBack(members, prepared.result));
    const freshBack = await timed('freshening', fresh);
    memory.stop();
    for (const [what, times] of shop.said) console.log(`${times} × ${what}`);
    await shoppers.leave();
    reportImport({
      ...{ products, load, bare, shoppers, rows: prices.length, bytes: workbook.length },
      seconds: {
        difference: compared.seconds,
        prepare: prepared.seconds,
        apply: applied.seconds,
        rollBack: rolledBack.seconds,
      },
      fresh: { applied: freshApplied.seconds, rolledBack: freshBack.seconds },
      written: { applied: applied.result, rolledBack: rolledBack.result },
      memory: { before: memory.before, growth: memory.growth() },
      wrong: await wrongSums(shop.database, prices, shoppers.orders),
    });
  } finally {
    await shop.stop();
  }
}
