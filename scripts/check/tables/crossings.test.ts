import { expect, test } from 'vitest';
import { isLookedAt, lookForCrossings } from './crossings.ts';

const SEARCH = 'server/src/modules/search/planted.queries.ts';
const faultsIn = (source: string, file = SEARCH) =>
  lookForCrossings(file, `import { sql } from 'kysely';\n${source}`).faults.join('\n');

const CROSSINGS: [what: string, source: string, table: string][] = [
  ['a reading', "db.selectFrom('products').select('id');", 'products'],
  ['a reading under another name', "db.selectFrom('products as p').select('p.id');", 'products'],
  ['one of several tables', "db.selectFrom(['search_docs', 'stock_levels as s']);", 'stock_levels'],
  ['a name that is a constant to the types', "db.selectFrom('products' as const);", 'products'],
  ['a join', "docs.innerJoin('models', 'models.id', 'model_id');", 'models'],
  ['a join of each row', "docs.leftJoinLateral((eb) => eb.selectFrom('reviews').as('r'), join);", 'reviews'],
  ['a new row', "tx.insertInto('reviews').values(row);", 'reviews'],
  ['a change', "tx.updateTable('stock_levels').set({ on_hand: 1 });", 'stock_levels'],
  ['a change by another table', "tx.updateTable('search_docs').from('products');", 'products'],
  ['a deletion', "tx.deleteFrom('favourites');", 'favourites'],
  ['a deletion by another table', "tx.deleteFrom('search_docs').using('products');", 'products'],
  ['a merge', "tx.mergeInto('customers').using('search_docs', 'a', 'b');", 'customers'],
  ['a column of a query that came from elsewhere', "listed(db).select('products.code as code');", 'products'],
  ['SQL', 'sql`select id from products`;', 'products'],
  ['SQL with a type', 'sql<{ id: number }>`select id from products`;', 'products'],
  ['SQL under the schema', 'sql`select id from public.products`;', 'products'],
  ['SQL in quotes', 'sql`select id from "products" as p`;', 'products'],
  ['SQL in large letters', 'sql`SELECT id FROM Products`;', 'products'],
  ['SQL with a list of tables', 'sql`select 1 from search_docs d, reviews r`;', 'reviews'],
  ['SQL behind a value', `sql\`select \${value} from search_docs join models m on true\`;`, 'models'],
  ['SQL that deletes', 'sql`delete from search_docs using customers c where true`;', 'customers'],
  ['SQL that changes', 'sql`update orders set status = 1`;', 'orders'],
  ['a part of a statement', 'const from = sql`products join search_docs on true`;', 'products'],
  ['a type of a row', 'sql`select null::products`;', 'products'],
  ['a reference', "sql.ref('products.id');", 'products'],
  ['a reference put together', `sql.ref(\`products.\${column}\`);`, 'products'],
  ['a table by name', "sql.table('products');", 'products'],
  ['raw text', "sql.raw('select 1 from products');", 'products'],
  ['the driver', "pool.query('select 1 from products');", 'products'],
];

test.each(CROSSINGS)('%s of another module is seen', (_, source, table) => {
  expect(faultsIn(source)).toContain(`names ${table}, which belongs to`);
});

test('sql under another name is still sql', () => {
  const source = "import { sql as query } from 'kysely';\nquery`select id from products`;";
  expect(lookForCrossings(SEARCH, source).faults.join()).toContain('names products');
});

test('a module names its own tables, names made in the statement, columns, texts and comments', () => {
  const own = `
    db.selectFrom('search_docs as d').innerJoin((eb) => eb.selectFrom('search_texts').as('t'), join);
    db.with('found', (qb) => qb.selectFrom('search_terms')).selectFrom('found').select(['d.orders', 'found.key']);
    sql\`with found as (select 'products' as reviews, d.orders from search_docs d -- of products
      ) select * from found, unnest(\${keys}) as models(key)\`;`;
  expect(faultsIn(own)).toBe('');
});

test('only the owner names a table: not the shared folders, not another module', () => {
  const reads = "db.selectFrom('failed_jobs');";
  expect(faultsIn(reads, 'server/src/jobs/failed-jobs.queries.ts')).toBe('');
  expect(faultsIn(reads, 'server/src/callers/planted.queries.ts')).toContain('belongs to jobs');
  expect(faultsIn(reads, 'server/src/http/planted.queries.ts')).toContain('belongs to jobs');
});

test('SQL stands in a *.queries.ts, also of its own tables', () => {
  const file = 'server/src/modules/search/planted.ts';
  expect(faultsIn("db.selectFrom('search_docs');", file)).toContain('outside of a *.queries.ts');
  expect(faultsIn('sql`select 1`;', file)).toContain('outside of a *.queries.ts');
  expect(faultsIn('await docs(db).execute();', file)).toBe('');
  expect(faultsIn('sql`set local lock_timeout = 1`;', 'server/src/db/planted.ts')).toBe('');
});

test('a table that is not said in the call cannot be looked at', () => {
  expect(faultsIn('db.selectFrom(table);')).toContain('does not say its table in selectFrom');
  expect(faultsIn("db.deleteFrom(yes ? 'search_docs' : 'search_texts');")).toContain('in deleteFrom');
});

test('tests, the seed and generated files are not looked at', () => {
  const files = ['modules/search/a.test.ts', 'seed/load-demo.ts', 'db/schema.generated.ts', 'prepare-database.ts'];
  expect(files.filter((file) => isLookedAt(`server/src/${file}`))).toEqual([]);
  expect(isLookedAt(SEARCH)).toBe(true);
});
