import type { Db } from '../../../db/database.ts';

/** The register of an order whose organisation has no name yet; undefined: nothing to look up. */
export async function unnamedRegister(db: Db, orderId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('register_number')
    .where('id', '=', orderId)
    .where('organisation_name', 'is', null)
    .executeTakeFirst();
  return row?.register_number ?? undefined;
}

export async function writeOrganisationName(db: Db, orderId: number, name: string): Promise<void> {
  await db.updateTable('orders').set({ organisation_name: name }).where('id', '=', orderId).execute();
}
