import type { Db, Tx } from '../../db/database.ts';

export async function settingByKey(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** Keeps what is there: staff's word is never overwritten by an installation that runs again. */
export async function insertSettingOnce(tx: Tx, key: string, value: object): Promise<void> {
  await tx
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
