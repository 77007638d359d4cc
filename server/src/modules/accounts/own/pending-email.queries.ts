import type { Db } from '../../../db/database.ts';

/** The new address, which applies as soon as its link is used. */
export async function pendingEmail(db: Db, customerId: number, now: Date): Promise<string | null> {
  const link = await db
    .selectFrom('one_time_tokens')
    .select('email')
    .where('customer_id', '=', customerId)
    .where('purpose', '=', 'change_email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link?.email ?? null;
}
