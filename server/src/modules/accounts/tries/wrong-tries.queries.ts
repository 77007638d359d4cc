import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { CountedKey } from './try-counts.ts';

/** Whether one of the keys was full a moment ago. */
export async function someIsFull(db: Db, keys: readonly CountedKey[], now: Date): Promise<boolean> {
  const rows = await db
    .selectFrom('wrong_tries')
    .select('key')
    .where('ends_at', '>', now)
    .where((eb) => eb.or(keys.map(({ key, most }) => eb.and([eb('key', '=', key), eb('count', '>=', most)]))))
    .execute();
  return rows.length > 0;
}

/** One statement, so that of two concurrent tries one gets the last. An ended window starts again at zero. */
export async function takeTry(tx: Tx, key: string, most: number, now: Date, withinMs: number): Promise<boolean> {
  const endsAt = new Date(now.getTime() + withinMs);
  const taken = await tx
    .insertInto('wrong_tries')
    .values({ key, count: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql`case when wrong_tries.ends_at <= ${now} then 1 else wrong_tries.count + 1 end`,
          ends_at: sql`case when wrong_tries.ends_at <= ${now} then excluded.ends_at else wrong_tries.ends_at end`,
        })
        .where((eb) => eb.or([eb('wrong_tries.count', '<', most), eb('wrong_tries.ends_at', '<=', now)])),
    )
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Deletes the row when the count is zero. */
export async function giveBackTry(tx: Tx, key: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('wrong_tries')
    .where('key', '=', key)
    .where('count', '=', 1)
    .executeTakeFirst();
  if (numDeletedRows > 0n) return;
  await tx
    .updateTable('wrong_tries')
    .set({ count: sql`count - 1` })
    .where('key', '=', key)
    .where('count', '>', 1)
    .execute();
}

export async function clearTries(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('wrong_tries').where('key', '=', key).execute();
}

export async function deletePastTries(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('wrong_tries').where('ends_at', '<=', now).execute();
}
