import type pg from 'pg';
import { type Database, openDatabase } from '../../../../server/src/db/database.ts';
import { migrate } from '../../../../server/src/db/migrate.ts';
import { createDatabase, databaseName, dropDatabase } from '../../../../server/src/db/server-databases.ts';
import { createLogger } from '../../../../server/src/logger.ts';
import { rebuildSearch } from '../../../../server/src/modules/search/public.ts';
import { compareWithShop } from '../compare-with-shop.ts';
import { fillModels, prepareFilling } from './fill-models.ts';
import { fillProducts } from './fill-products.ts';
import { fillSearch } from './fill-search.ts';
import { fillShelves } from './fill-shelves.ts';
import { markFor, markOf, writeMark } from './kept-database.ts';
import { startProgress } from './progress-bar.ts';
import { PRODUCTS_OF_THREE_MODELS } from './shape.ts';

/** Increment it when the catalogue is generated differently: existing databases are then recreated. */
const FORM = 1;
/** Products per statement, a multiple of nine: a batch contains whole models. */
const BATCH = 18_000;
/** Above this the shop's own rebuild, designed to run in a live shop, takes too long. */
const REBUILT_BY_THE_SHOP = 20_000;

/** Generates the catalogue of that size in the database of `url`, unless a complete one exists. */
export async function generateCatalogue(url: string, products: number, anew: boolean): Promise<void> {
  if (anew) await dropDatabase(url);
  for (;;) {
    const created = await createDatabase(url);
    const database = open(url);
    try {
      const applied = await migrate(database);
      if (created) return await fill(database, url, products);
      if (applied.length === 0 && (await markOf(url)) === markFor(contentsOf(products))) return;
    } finally {
      await database.close();
    }
    console.log(`${databaseName(url)} is of another form or not whole; it is made anew`);
    await dropDatabase(url);
  }
}

const open = (url: string): Database =>
  openDatabase({
    url,
    poolSize: 2,
    applicationName: 'tokhi-bench-generate',
    statementTimeoutMs: 0,
    logger: createLogger({ level: 'warn', process: 'bench' }),
  });

async function fill(database: Database, url: string, products: number): Promise<void> {
  await inOneSession(database, async (client) => {
    await fillFacts(client, products);
    if (products > REBUILT_BY_THE_SHOP) await fillSearch(client, products);
  });
  if (products > REBUILT_BY_THE_SHOP) await compareWithShop(database, products);
  else await rebuild(database, products);
  // The shop does not need it, because it counts in its own index: without it the bare engine reads every product for a small shelf.
  await database.pool.query('create index search_docs_of_a_category on search_docs (category_id)');
  await database.pool.query('vacuum analyze');
  await writeMark(url, markFor(contentsOf(products)));
}

async function rebuild({ db, pool }: Database, products: number): Promise<void> {
  await pool.query('analyze');
  const progress = startProgress('lists and search', products);
  await rebuildSearch(db, (done) => progress.at(done));
  progress.end();
}

async function inOneSession({ pool }: Database, work: (client: pg.ClientBase) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    // Triggers and foreign keys off: the rows are right by construction, and nothing is added to the dirty list.
    await client.query('set session_replication_role = replica; set synchronous_commit = off');
    await client.query(`set work_mem = '128MB'; set maintenance_work_mem = '512MB'`);
    await work(client);
  } finally {
    // Closed, not returned to the pool: its settings must not affect anybody else.
    client.release(true);
  }
}

async function fillFacts(client: pg.ClientBase, products: number): Promise<void> {
  await prepareFilling(client, products);
  await fillShelves(client);
  const progress = startProgress(`${products.toLocaleString('en')} products`, products);
  for (let first = 1; first <= products; first += BATCH) {
    const last = Math.min(first + BATCH - 1, products);
    await fillModels(client, modelOfGroup(first) - 2, modelOfGroup(last));
    await fillProducts(client, first, last);
    progress.at(last);
  }
  progress.end();
}

/** The last of the three models that share nine products with this one. */
const modelOfGroup = (product: number): number => 3 * Math.ceil(product / PRODUCTS_OF_THREE_MODELS);

const contentsOf = (products: number): string => `synthetic catalogue of ${products} products, form ${FORM}`;
