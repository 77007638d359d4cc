import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { keptByChecks, notWrittenByCustomers } from '../../test/guards/rules-kept-by-checks.ts';
import { refusedBy } from './broken-rule.ts';
import { inTransaction } from './in-transaction.ts';

const real = databaseOfTest();
const words = (text: string): string[] => text.trim().split(/\s+/);

/** Every rule that can refuse a row, by table: constraints, unique indexes, and triggers that forbid changes. */
async function rulesOfTables(): Promise<{ table: string; rule: string }[]> {
  const { rows } = await sql<{ table: string; rule: string }>`
    with ours as (
      select c.oid, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and c.relname not like 'kysely%'
    )
    select relname as table, conname as rule from pg_constraint join ours on ours.oid = conrelid
    union
    select relname, indexrelid::regclass::text from pg_index join ours on ours.oid = indrelid where indisunique
    union
    select relname, tgname from pg_trigger join ours on ours.oid = tgrelid 
    where tgfoid in ('forbid_change'::regproc, 'keep_an_owner'::regproc)`.execute(real.database.db);
  return rows;
}

const isAnswered = (table: string, rule: string): boolean =>
  words(notWrittenByCustomers).includes(table) ||
  refusedBy[table]?.[rule] !== undefined ||
  words(keptByChecks[table] ?? '').includes(rule);

test('every rule of the tables that customers write is refused by name, or kept by our own checks', async () => {
  const rules = await rulesOfTables();
  expect(rules.length).toBeGreaterThan(300);
  expect(rules.filter(({ table, rule }) => !isAnswered(table, rule))).toEqual([]);
});

test('a rule that nobody thought of is found', async () => {
  const { db } = real.database;
  await sql`alter table cart_lines add constraint carts_are_closed_on_sundays check (quantity < 1000000)`.execute(db);
  const unanswered = (await rulesOfTables()).filter(({ table, rule }) => !isAnswered(table, rule));
  await sql`alter table cart_lines drop constraint carts_are_closed_on_sundays`.execute(db);
  expect(unanswered).toEqual([{ table: 'cart_lines', rule: 'carts_are_closed_on_sundays' }]);
});

test('no answer stands for a rule that is not there, and none has two', async () => {
  const rules = new Set((await rulesOfTables()).map(({ table, rule }) => `${table}.${rule}`));
  const refused = Object.entries(refusedBy).flatMap(([table, by]) => Object.keys(by).map((rule) => `${table}.${rule}`));
  const kept = Object.entries(keptByChecks).flatMap(([table, text]) => words(text).map((rule) => `${table}.${rule}`));
  expect([...refused, ...kept].filter((rule) => !rules.has(rule))).toEqual([]);
  expect(refused.filter((rule) => kept.includes(rule))).toEqual([]);
});

test('whoever asks for more than there is reads it from the table’s own rule', async () => {
  const { db } = real.database;
  const oversell = inTransaction(db, (tx) =>
    tx.updateTable('stock_levels').set({ reserved: 1_000_000 }).where('product_id', '=', 1).execute(),
  );
  await expect(oversell).rejects.toMatchObject({ name: 'Refusal', code: 'insufficient_stock' });
});

test('a rule that our own checks keep is a bug and stays an error', async () => {
  const { db } = real.database;
  const broken = inTransaction(db, (tx) =>
    tx.updateTable('stock_levels').set({ reserved: -1 }).where('product_id', '=', 1).execute(),
  );
  await expect(broken).rejects.toMatchObject({ constraint: 'reserved_is_never_negative' });
});
