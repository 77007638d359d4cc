import type { Tx } from '../../../db/database.ts';

/** Locks the customer's row until the transaction ends; undefined if the customer was erased. */
export const lockForStaff = (tx: Tx, customerId: number) =>
  tx
    .selectFrom('customers')
    .select(['id', 'email', 'name', 'phone', 'phone_2', 'picture', 'password_hash', 'blocked_at'])
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

interface Block {
  blocked_at: Date | null;
  blocked_by: number | null;
  blocked_reason: string | null;
}

export async function writeBlock(tx: Tx, customerId: number, block: Block): Promise<void> {
  await tx.updateTable('customers').set(block).where('id', '=', customerId).execute();
}
