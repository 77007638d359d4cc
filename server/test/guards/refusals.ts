import { sql } from 'kysely';
import pg from 'pg';
import { expect } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import type { Schema } from '../../src/db/schema.generated.ts';

/** The rule that refused: the name of a constraint, a unique index or a trigger. */
function ruleOf(error: unknown): string {
  if (!(error instanceof pg.DatabaseError)) throw error;
  return error.constraint ?? error.message;
}

/** The attempt is refused by this rule of the schema. */
export async function expectRefusal(attempt: Promise<unknown>, rule: string): Promise<void> {
  const outcome = await attempt.then(
    () => 'accepted',
    (error: unknown) => ruleOf(error),
  );
  expect(outcome).toBe(rule);
}

/** How many succeeded, and how many each rule refused. */
export function tally(outcomes: readonly PromiseSettledResult<unknown>[]): {
  accepted: number;
  refused: Record<string, number>;
} {
  const refused: Record<string, number> = {};
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') continue;
    const rule = ruleOf(outcome.reason);
    refused[rule] = (refused[rule] ?? 0) + 1;
  }
  return { accepted: outcomes.filter(({ status }) => status === 'fulfilled').length, refused };
}

async function contents(db: Db, table: keyof Schema): Promise<unknown[]> {
  const { rows } = await sql`select to_jsonb(kept) as row from ${sql.table(table)} as kept order by 1`.execute(db);
  return rows;
}

/** Rows of the table cannot be changed, deleted or truncated, and all remain. */
export async function expectAppendOnly(db: Db, table: keyof Schema, column: string, rule: string): Promise<void> {
  const before = await contents(db, table);
  expect(before).not.toHaveLength(0);
  const name = sql.table(table);
  await expectRefusal(sql`update ${name} set ${sql.ref(column)} = ${sql.ref(column)}`.execute(db), rule);
  await expectNeverDeleted(db, table, rule);
  expect(await contents(db, table)).toEqual(before);
}

/** Rows of the table cannot be deleted or truncated. */
export async function expectNeverDeleted(db: Db, table: keyof Schema, rule: string): Promise<void> {
  const before = await contents(db, table);
  expect(before).not.toHaveLength(0);
  await expectRefusal(sql`delete from ${sql.table(table)}`.execute(db), rule);
  await expectRefusal(sql`truncate ${sql.table(table)} cascade`.execute(db), rule);
  expect(await contents(db, table)).toEqual(before);
}
