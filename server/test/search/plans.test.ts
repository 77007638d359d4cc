// How PostgreSQL answers the hot questions when the shop is large: by an index, never by reading a whole table.
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import type { Schema } from '../../src/db/schema.generated.ts';
import { bestSellersOfShelf, cardsByIds, productByCodeOrId } from '../../src/modules/catalogue/catalogue.queries.ts';
import { idsOfList, type ListName } from '../../src/modules/catalogue/named-lists.queries.ts';
import { changedDocuments } from '../../src/modules/search/index/index.queries.ts';
import { codeIsListed, idsByAllWords, idsByNames, productIdsOfEvent } from '../../src/modules/search/search.queries.ts';
import { bestSellersWith, idsByCodeBeginning } from '../../src/modules/search/suggest.queries.ts';
import { vocabularyOfShop } from '../../src/modules/search/vocabulary-of-shop.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { DEMO_DAY } from '../template-database.ts';
import { makeLarge } from './large-shop-of-test.ts';

const PRODUCTS = 100_000;

const real = databaseOfTest();
let asked: { sql: string; parameters: readonly unknown[] }[];
let db: Db;
beforeAll(async () => {
  await makeLarge(real.database.pool, PRODUCTS);
  // The same connections, and every query as it is sent.
  db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: real.database.pool }),
    log: ({ query }) => {
      asked.push({ sql: query.sql, parameters: query.parameters });
    },
  });
}, 120_000);

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}
const wholeTables = (node: PlanNode): string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(wholeTables),
];

/** The large tables that the queries of `ask` read from end to end. */
async function readWhole(pool: pg.Pool, ask: () => Promise<unknown>): Promise<string[]> {
  asked = [];
  await ask();
  const read: string[] = [];
  for (const { sql: text, parameters } of asked) {
    const { rows } = await pool.query(`explain (format json) ${text}`, [...parameters]);
    read.push(...wholeTables(rows[0]['QUERY PLAN'][0].Plan));
  }
  expect(asked.length).toBeGreaterThan(0);
  return read.filter((table) => /^(products|models|stock_levels|search_|product_|event_products)/.test(table));
}

const all = async (rows: AsyncIterable<unknown>) => {
  let count = 0;
  for await (const _ of rows) count += 1;
  return count;
};
const LISTS: ListName[] = [
  'best_sellers',
  'cheaper',
  'newly_reduced',
  'ready',
  'arrivals',
  'newest',
  'family',
  'trend',
  'last_chance',
];

const QUESTIONS: Record<string, () => Promise<unknown>> = {
  'the cards of a page': () =>
    cardsByIds(
      db,
      Array.from({ length: 30 }, (_, index) => 1_000 + index * 977),
      DEMO_DAY,
    ),
  'a product with all that hangs on it': () => productByCodeOrId(db, '20000042', DEMO_DAY),
  'the best sellers of a shelf': () => bestSellersOfShelf(db, 1, 40),
  'whether a code is listed': () => codeIsListed(db, '20000042'),
  'products by words of their names': () =>
    idsByNames(db, "('word17')&('word3'|'word4')", "('word17':A)&('word3':A|'word4':A)"),
  'products by words of their descriptions': () => idsByAllWords(db, "('word17':ABD)", 300),
  'a word of the vocabulary': () => vocabularyOfShop(db).known(['word17', 'buidan']),
  'a word by its sound': () => vocabularyOfShop(db).byLoose(['word17', 'boidan']),
  'a word by its beginning': () => vocabularyOfShop(db).byPrefix('word17', 14),
  'a word like another': () => vocabularyOfShop(db).similar('wrod1234'),
  'best sellers that begin so': () => bestSellersWith(db, "'word1':*", 4),
  'a beginning that is rare': () => bestSellersWith(db, "'word499':*&'word7'", 4),
  'articles that begin so': () => idsByCodeBeginning(db, '20004', 4),
  'what changed since a version': () => all(changedDocuments(db, 199)),
  'the products of an event': () => productIdsOfEvent(db, 1),
  ...Object.fromEntries(
    LISTS.map((list) => [`the first page of ${list}`, () => idsOfList(db, list, { limit: 60, offset: 0 }, DEMO_DAY)]),
  ),
};

test.each(Object.entries(QUESTIONS))(
  'in a shop of 100,000 products %s is found by an index',
  async (_question, ask) => {
    expect(await readWhole(real.database.pool, ask)).toEqual([]);
  },
);

test('a question without an index would be noticed', async () => {
  const ask = () => sql`select id from products where dimension = 'x'`.execute(db);
  expect(await readWhole(real.database.pool, ask)).toEqual(['products']);
});
