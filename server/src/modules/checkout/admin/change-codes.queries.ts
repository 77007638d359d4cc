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

/** Inserts the first code and then the others of its set; a duplicate code violates a_code_is_unique. */
export async function insertCodes(tx: Tx, { codes, ...terms }: NewCodes): Promise<number[]> {
  const [first, ...others] = codes;
  if (first === undefined) throw new Error('no code to create');
  const { id } = await tx
    .insertInto('codes')
    .values({ ...terms, code: first })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (others.length === 0) return [id];
  // One statement with one parameter for all codes: 10,000 rows of values would exceed the parameter limit.
  const columns = [
    ...(['code', 'set_id', 'kind', 'amount_tug', 'starts_at', 'ends_at'] as const),
    ...(['max_uses', 'note', 'created_by', 'created_at'] as const),
  ] as const;
  const rest = await tx
    .insertInto('codes')
    .columns(columns)
    .expression((eb) =>
      eb
        .selectFrom(sql<{ code: string }>`unnest(${others}::text[])`.as<'made'>(sql`made(code)`))
        .innerJoin('codes as first', (join) => join.on('first.id', '=', id))
        .select(['made.code', 'first.id', 'first.kind', 'first.amount_tug', 'first.starts_at', 'first.ends_at'])
        .select(['first.max_uses', 'first.note', 'first.created_by', 'first.created_at']),
    )
    .returning('id')
    .execute();
  return [id, ...rest.map((row) => row.id)];
}

/** Locks the first code of a set, or a single code, until the transaction ends. */
export const lockCode = (tx: Tx, id: number) =>
  tx
    .selectFrom('codes')
    .select(['id', 'active', 'version'])
    .where('id', '=', id)
    .where('set_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** In the order of ids, so that a concurrent order that uses one of them waits, without a deadlock. */
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
