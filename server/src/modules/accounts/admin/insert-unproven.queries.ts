import type { Tx } from '../../../db/database.ts';

/**
 * An account that staff open for a caller on the telephone: without password and terms, as if nobody had registered it. Whoever proves the
 * mailbox owns it (record 146). Undefined if the address already has an account.
 */
export async function insertUnproven(
  tx: Tx,
  { name, email, phone }: { name: string; email: string; phone: string },
  now: Date,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('customers')
    .values({ name, email, phone, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
