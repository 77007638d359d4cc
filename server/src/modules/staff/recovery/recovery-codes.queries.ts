import type { Db, Tx } from '../../../db/database.ts';

export async function countUnusedCodes(db: Db, staffId: number): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes the unused codes: a lost list on paper is worthless after a new one is made. */
export async function deleteCodesOf(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
}

export async function insertCodes(tx: Tx, staffId: number, hashes: readonly Buffer[], now: Date): Promise<void> {
  const rows = hashes.map((code_hash) => ({ code_hash, staff_id: staffId, created_at: now }));
  await tx.insertInto('staff_recovery_codes').values(rows).execute();
}

/** Of two concurrent uses of one code, one succeeds. */
export async function markCodeUsed(tx: Tx, staffId: number, codeHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
