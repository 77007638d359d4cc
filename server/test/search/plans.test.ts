// PostgreSQL answers the frequent queries of a large shop by an index, never by reading a whole table.
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { cardsByIds } from '../../src/modules/catalogue/cards.queries.ts';
import { type BlockGoods, firstGoods } from '../../src/modules/catalogue/lists/block-goods.queries.ts';
import { createWholeProducts } from '../../src/modules/catalogue/product/whole-products.queries.ts';
import { codeIsListed, idsAtFamilyPrice, idsByCodeBeginning, idsWearing } from '../../src/modules/catalogue/public.ts';
import { productIdsOfEvent, trendPicks } from '../../src/modules/content/public.ts';
import { deliveredTo } from '../../src/modules/orders/public.ts';
import { reviewsOfProduct } from '../../src/modules/reviews/public.ts';
import { changedDocuments } from '../../src/modules/search/index/index.queries.ts';
import {
  bestSellersWith,
  idsByAllWords,
  idsByNames,
  keysBeside,
  weightsByWord,
} from '../../src/modules/search/texts.queries.ts';
import { vocabularyOfShop } from '../../src/modules/search/vocabulary-of-shop.queries.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { planOf, recordStatements, stepsOf } from '../recorded-statements.ts';
import { DEMO_DAY } from '../template-database.ts';
import { makeLarge } from './large-shop-of-test.ts';
import { makeVocabularyYoung } from './young-vocabulary.ts';

const PRODUCTS = 100_000;

const real = databaseOfTest();
const young = databaseOfTest();
let db: Db;
let recorded: ReturnType<typeof recordStatements>;
beforeAll(async () => {
  await makeLarge(real.database.pool, PRODUCTS);
  recorded = recordStatements(real.database.pool);
  db = recorded.db;
});

/** The large tables that the queries of `ask` read completely. */
async function readWhole(ask: () => Promise<unknown>): Promise<string[]> {
  recorded.take();
  await ask();
  const statements = recorded.take();
  expect(statements.length).toBeGreaterThan(0);
  const read: string[] = [];
  for (const statement of statements) {
    const steps = stepsOf(await planOf(real.database.pool, statement));
    read.push(...steps.flatMap((step) => (step['Node Type'] === 'Seq Scan' ? [step['Relation Name'] ?? ''] : [])));
  }
  return read.filter((table) => /^(products|models|stock_levels|search_|product_|event_products)/.test(table));
}

const all = async (rows: AsyncIterable<unknown>) => {
  let count = 0;
  for await (const _ of rows) count += 1;
  return count;
};
const BLOCKS: BlockGoods[] = ['best_sellers', 'cheaper', 'last_chance', 'highly_rated'];

const QUESTIONS: Record<string, () => Promise<unknown>> = {
  'the cards of a page': () =>
    cardsByIds(
      db,
      Array.from({ length: 30 }, (_, index) => 1_000 + index * 977),
      DEMO_DAY,
    ),
  'a product with all that hangs on it': () =>
    createWholeProducts(db, reviewsOfProduct(deliveredTo)).byCodeOrId('20000042', DEMO_DAY),
  'a product with what stands beside it': () =>
    createWholeProducts(db, reviewsOfProduct(deliveredTo)).withNeighbours('20000042', DEMO_DAY),
  'whether a code is listed': () => codeIsListed(db, '20000042'),
  'products by words of their names': () =>
    idsByNames(
      db,
      "('word17')&('word3'|'word4')",
      "('word17':A)&('word3':A|'word4':A)",
      "('word17':AB)&('word3':A|'word4':A)",
    ),
  'words that stand beside others': () => keysBeside(db, "('word17')", ['word3', 'word4']),
  'products by words of their descriptions': () => idsByAllWords(db, "('word17':ABD)", 300),
  'where a word stands': () => weightsByWord(db, "('word17')", 2_000),
  'a word of the vocabulary': () => vocabularyOfShop(db).known(['word17', 'buidan']),
  'a word by its sound': () => vocabularyOfShop(db).byLoose(['word17', 'boidan']),
  'a word by its beginning': () => vocabularyOfShop(db).byPrefix('word17', 14),
  'a word like another': () => vocabularyOfShop(db).similar(['wrod1234', 'buidan']),
  'best sellers that begin so': () => bestSellersWith(db, "'word1':*", "('word1'|'word10')", 4),
  'a beginning that is rare': () => bestSellersWith(db, "'word499':*&'word7'", "('word499')", 4),
  'articles that begin so': () => idsByCodeBeginning(db, '20004', 4),
  'what changed since a version': () => all(changedDocuments(db, 199)),
  'what newly arrived': () => idsWearing(db, 'new', DEMO_DAY),
  'what was newly reduced': () => idsWearing(db, 'new_lower_price', DEMO_DAY),
  'what has the family price': () => idsAtFamilyPrice(db),
  'what the staff picked as the trend': () => trendPicks(db),
  'the products of an event': () => productIdsOfEvent(db, 1),
  ...Object.fromEntries(BLOCKS.map((goods) => [`the block of ${goods}`, () => firstGoods(db, goods, 12, DEMO_DAY)])),
};

test.each(Object.entries(QUESTIONS))(
  'in a shop of 100,000 products %s is found by an index',
  async (_question, ask) => {
    expect(await readWhole(ask)).toEqual([]);
  },
);

test('a question without an index would be noticed', async () => {
  const ask = () => sql`select id from products where dimension = 'x'`.execute(db);
  expect(await readWhole(ask)).toEqual(['products']);
});

const LIKENESS = `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
  join pg_am on pg_am.oid = relam where indrelid = 'search_terms'::regclass and amname = 'gin'`;

test.each([0, 1_000, 5_000, 25_000])(
  'before the first VACUUM, with %i words more than the demo has, words are known by a B-tree and likened by trigrams',
  async (furtherWords) => {
    const { pool } = young.database;
    await makeVocabularyYoung(pool, furtherWords);
    const { rows: likeness } = await pool.query<{ name: string }>(LIKENESS);
    const { db: asking, take } = recordStatements(pool);
    const indexesOf = async (ask: Promise<unknown>) => {
      await ask;
      const steps = (await Promise.all(take().map((statement) => planOf(pool, statement)))).flatMap(stepsOf);
      return steps.flatMap((step) => step['Index Name'] ?? []);
    };
    const vocabulary = vocabularyOfShop(asking);
    expect(await indexesOf(vocabulary.known(['buidan', 'or']))).toEqual([
      expect.toBeOneOf(['search_terms_pkey', 'search_terms_prefix']),
    ]);
    expect(await indexesOf(vocabulary.similar(['buidna', 'orr']))).toEqual(likeness.map(({ name }) => name));
  },
);
