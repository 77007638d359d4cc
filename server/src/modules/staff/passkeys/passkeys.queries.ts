import type { Db, Tx } from '../../../db/database.ts';

export const passkeysOf = (db: Db, staffId: number) =>
  db
    .selectFrom('staff_passkeys')
    .select(['credential_id', 'name', 'public_key', 'counter', 'transports', 'created_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .execute();

interface NewPasskey {
  credentialId: Buffer;
  staffId: number;
  name: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  now: Date;
}

/** False if this passkey is registered already. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<boolean> {
  const { credentialId, staffId, name, publicKey, counter, transports, now } = passkey;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_passkeys')
    .values({
      ...{ credential_id: credentialId, staff_id: staffId, name, public_key: publicKey, counter, transports },
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The table refuses a counter that goes back. False if the passkey was removed meanwhile. */
export async function notePasskeyUsed(tx: Tx, credentialId: Buffer, counter: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_passkeys')
    .set({ counter, last_used_at: now })
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deletePasskey(tx: Tx, staffId: number, credentialId: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deletePasskeysOf(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute();
}
