// `npm run bench -- index --products 10000`: what the product index costs each API process as the shop grows: memory, the first
// load (a process waits for it at start) and what changes of one, a thousand and all prices cost the worker and each process.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { localSettings } from '../../../../scripts/local-settings.ts';
import { type Database, openDatabase } from '../../../../server/src/db/database.ts';
import { databaseName, withName } from '../../../../server/src/db/server-databases.ts';
import { readEnv } from '../../../../server/src/env.ts';
import { createLogger } from '../../../../server/src/logger.ts';
import { refreshSearch } from '../../../../server/src/modules/search/public.ts';
import { onThisMachine } from '../../on-this-machine.ts';
import { generateCatalogue } from '../fill/generate.ts';
import type { IndexSaid } from './index-process.ts';

const ENTRY = new URL('index-process.ts', import.meta.url);
/** Numbers of products changed at once. */
const PORTIONS = [1, 1_000, 10_000];
const HEAD = `| what | worker ms | each API process ms | of its processor ms | longest without answering ms |
| --- | --: | --: | --: | --: |`;

export async function benchIndex(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { products: { type: 'string', default: '10000' }, anew: { type: 'boolean', default: false } },
  });
  const products = Number(values.products);
  if (!Number.isInteger(products) || products < 1_000 || products > 1_000_000)
    throw new Error(`--products is a whole number from 1000 to 1000000, not ${values.products}`);
  const shopUrl = onThisMachine(readEnv().DATABASE_URL);
  const url = withName(shopUrl, `${databaseName(shopUrl)}_bench_${products}`);
  await generateCatalogue(url, products, values.anew);
  const database = openDatabase({
    ...{ url, poolSize: 2, applicationName: 'tokhi-bench-index', statementTimeoutMs: 0 },
    logger: createLogger({ level: 'warn', process: 'bench' }),
  });
  const child = fork(ENTRY, {
    execArgv: ['--expose-gc'],
    env: { ...process.env, ...localSettings(), DATABASE_URL: url, NODE_ENV: 'test' },
  });
  try {
    await heard(child);
    await writeAll(database);
    await measure(database, products, (word) => send(child, word));
  } finally {
    child.kill('SIGKILL');
    await database.close();
  }
}

async function measure(
  database: Database,
  products: number,
  ask: (word: 'nothing' | 'load' | 'catchUp') => Promise<IndexSaid>,
): Promise<void> {
  const empty = await ask('nothing');
  const loaded = await ask('load');
  const own = loaded.memoryMb - empty.memoryMb;
  console.log(`\n${products.toLocaleString('en')} products, load ${loadavg()[0]?.toFixed(1)} before the run\n`);
  console.log(HEAD);
  row('first load', '', loaded);
  for (const count of PORTIONS.filter((portion) => portion <= products)) {
    await database.pool.query(
      `update products set price_tug = price_tug + 10, regular_price_tug = regular_price_tug + 10
       where id in (select id from products order by id limit $1)`,
      [count],
    );
    const workerMs = await writeAll(database);
    row(`${count.toLocaleString('en')} prices`, workerMs.toFixed(0), await ask('catchUp'));
  }
  console.log(
    `\nmemory of the index: ${own.toFixed(1)} MB a process, ${((own * 1024 * 1024) / products).toFixed(0)} bytes a product (columns say ${loaded.columnsMb.toFixed(1)} MB)`,
  );
}

const row = (what: string, workerMs: string, { milliseconds, cpuMs, blockedMs }: IndexSaid): void =>
  console.log(`| ${what} | ${workerMs} | ${milliseconds.toFixed(0)} | ${cpuMs.toFixed(0)} | ${blockedMs.toFixed(0)} |`);

/** As the worker does: batch by batch until nothing is left. */
async function writeAll({ db }: Database): Promise<number> {
  const from = performance.now();
  while ((await refreshSearch(db)) > 0);
  return performance.now() - from;
}

async function send(child: ChildProcess, word: string): Promise<IndexSaid> {
  child.send(word);
  return (await heard(child)) as IndexSaid;
}

async function heard(child: ChildProcess): Promise<unknown> {
  const [said] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the process of the index ended'))),
  ]);
  return said;
}
