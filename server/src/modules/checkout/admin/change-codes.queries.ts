import type { CodeKind } from '@tokhi/rules/money/code-amount';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

export interface NewCodes {
  codes: readonly string[];
  kind: CodeKind;
  amount_tug: number;
  starts_at: Date | null;
  ends_at: Date | null;
  max_uses: number | null;
  note: string;
  created_by: number;
  created_at: Date;
}

/** Writes the first code and then all others of its set; whose code exists already meets a_code_is_unique. */
export async function insertCodes(tx: Tx, { codes, ...terms }: NewCodes): Promise<number[]> {
  const [first, ...others] = codes;
  if (first === undefined) throw new Error('no code to create');
  const { id } = await tx
    .insertInto('codes')
    .values({ ...terms, code: first })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (others.length === 0) return [id];
  const rest = await tx
    .insertInto('codes')
    .values(others.map((code) => ({ ...terms, code, set_id: id })))
    .returning('id')
    .execute();
  return [id, ...rest.map((row) => row.id)];
}

/** The first code of a set, or a code that was made alone, until the transaction ends. */
export const lockCode = (tx: Tx, id: number) =>
  tx
    .selectFrom('codes')
    .select(['id', 'active', 'version'])
    .where('id', '=', id)
    .where('set_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** By id, so that an order that uses one of them meanwhile waits, and never the two for each other. */
export async function switchSet(tx: Tx, id: number, active: boolean): Promise<void> {
  const members = (db: Db) =>
    db
      .selectFrom('codes')
      .select('id')
      .where((eb) => eb.or([eb('id', '=', id), eb('set_id', '=', id)]))
      .orderBy('id')
      .forNoKeyUpdate();
  await tx.updateTable('codes').set({ active, version: sql`version + 1` }).where('id', 'in', members(tx)).execute();
}
