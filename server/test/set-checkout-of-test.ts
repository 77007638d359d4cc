import { sql } from 'kysely';
import type { Db } from '../src/db/database.ts';

/** Settings of the checkout as a test needs them; what it does not name stays. */
export async function setCheckoutOfTest(
  db: Db,
  changed: { tileAddress?: string | null; tileCredit?: string; threeWords?: boolean },
): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value: sql`value || ${JSON.stringify(changed)}::jsonb` })
    .where('key', '=', 'checkout')
    .executeTakeFirstOrThrow();
}
