import type { Db, Tx } from '../db/database.ts';

/** Writes a figure that the worker found, for staff to see. */
export async function noteFinding(db: Db, name: string, value: number, now: Date): Promise<void> {
  await db
    .insertInto('worker_findings')
    .values({ name, value, found_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, found_at: now }))
    .execute();
}

/** Replaces all findings with this prefix: a finding that is not found again is deleted. */
export async function replaceFindings(
  tx: Tx,
  beginning: string,
  found: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  await tx.deleteFrom('worker_findings').where('name', '^@', beginning).execute();
  const rows = [...found].map(([name, value]) => ({ name: `${beginning}${name}`, value, found_at: now }));
  if (rows.length > 0) await tx.insertInto('worker_findings').values(rows).execute();
}

export const findings = (db: Db, beginning: string) =>
  db
    .selectFrom('worker_findings')
    .select(['name', 'value', 'found_at'])
    .where('name', '^@', beginning)
    .orderBy('name')
    .execute();
