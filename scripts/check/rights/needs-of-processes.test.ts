import { expect, test } from 'vitest';
import type { Operation } from './needs-of-code.ts';
import { needsOfProcesses } from './needs-of-processes.ts';

const EMPTY = [
  'worker',
  'verify-books',
  'rebuild-search',
  'restore/main',
  'admin',
  'money/main',
  'staff/main',
  'follow/main',
].map((entry): [string, string] => [`server/src/${entry}.ts`, '']);

/** The API's needs, with these contents of its first file and one more. */
function needsOfApi(api: string, queries: string): Record<string, string> {
  const files = new Map([...EMPTY, ['server/src/api.ts', api], ['server/src/one.queries.ts', queries]]);
  const isNeeded = needsOfProcesses((file) => files.get(file) ?? '');
  const signs = (table: string) =>
    (['select', 'insert', 'update', 'delete'] as const)
      .map((operation: Operation) => (isNeeded('api', table, operation) === null ? '' : operation.charAt(0)))
      .join('');
  const tables = ['orders', 'order_lines', 'products', 'brands', 'carts', 'codes'];
  return Object.fromEntries(tables.map((table) => [table, signs(table)]).filter(([, found]) => found !== ''));
}

/** The same for one statement that the API runs. */
const needsOf = (statement: string) =>
  needsOfApi(
    `import { run } from './one.queries.ts';\nrun();`,
    `import { sql } from 'kysely';\nconst open = (db) => db.selectFrom('orders').select('id');\nexport const run = (db) => ${statement};`,
  );

test.each<[what: string, statement: string, needs: Record<string, string>]>([
  ['a reading', "db.selectFrom('orders').select('id')", { orders: 's' }],
  ['a join', "db.selectFrom('orders as o').innerJoin('order_lines', 'a', 'b')", { orders: 's', order_lines: 's' }],
  ['a new row', "db.insertInto('carts').values({})", { carts: 'i' }],
  ['a new row that is looked at', "db.insertInto('carts').values({}).returning('id')", { carts: 'si' }],
  [
    'a new row or a changed one',
    "db.insertInto('carts').values({}).onConflict((on) => on.doUpdateSet({}))",
    { carts: 'siu' },
  ],
  ['a change', "db.updateTable('orders').set({})", { orders: 'su' }],
  ['a deletion', "db.deleteFrom('carts').where('a', '=', 1)", { carts: 'sd' }],
  ['a lock', "db.selectFrom('orders').forNoKeyUpdate()", { orders: 'su' }],
  ['a lock of what another function selects', 'open(db).forUpdate()', { orders: 'su' }],
  ['SQL that reads', 'sql`select from orders join order_lines using (a)`', { orders: 's', order_lines: 's' }],
  ['SQL that adds', 'sql`insert into carts (a) select id from orders`', { carts: 'si', orders: 's' }],
  [
    'SQL that adds or changes',
    'sql`insert into carts (a) values (1) on conflict (a) do update set b = 1`',
    { carts: 'siu' },
  ],
  ['SQL that changes', 'sql`update orders set a = 1 from carts`', { orders: 'su', carts: 's' }],
  ['SQL that deletes', 'sql`with gone as (delete from carts returning *) select from gone`', { carts: 'sd' }],
  [
    'a lock in SQL',
    'sql`select from orders where id = (select id from carts) for share`',
    { orders: 'su', carts: 's' },
  ],
  ['a lock within', 'sql`with one as (select from carts for update) select from orders`', { orders: 's', carts: 'su' }],
])('%s', (_, statement, needs) => {
  expect(needsOf(statement)).toEqual(needs);
});

test('only what is reached is needed: from what runs, through other files and other names', () => {
  const queries = `
    export const read = (db) => db.selectFrom('orders');
    export const drop = (db) => db.deleteFrom('orders');`;
  const asked = (api: string) => needsOfApi(api, queries);
  expect(asked(`import { read as look } from './one.queries.ts';\nconst go = (db) => look(db);`)).toEqual({
    orders: 's',
  });
  expect(asked(`import { read } from './one.queries.ts';\nconst go = { drop: () => read };`)).toEqual({ orders: 's' });
  expect(asked(`import { drop } from './one.queries.ts';\nconst go = { drop };`)).toEqual({ orders: 'sd' });
  expect(asked(`import * as all from './one.queries.ts';\nconst go = all;`)).toEqual({ orders: 'sd' });
  expect(asked(`import type { drop } from './one.queries.ts';`)).toEqual({});
});

test('a table that is put in by name is one of those that the file says', () => {
  const queries = `export const run = (db) => ['brands', 'codes'].map((t) => sql\`update \${sql.table(t)} set a = 1\`);`;
  const api = "import { run } from './one.queries.ts';\nrun();";
  expect(needsOfApi(api, queries)).toEqual({ brands: 'su', codes: 'su' });
});

test('a statement that does not say what it writes cannot be looked at', () => {
  expect(() => needsOf(`sql\`update \${table} set a = 1\``)).toThrow('writes a table that it does not say');
});
