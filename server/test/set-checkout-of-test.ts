import { sql } from 'kysely';
import type { Db } from '../src/db/database.ts';
import type { CheckoutSettings } from '../src/modules/settings/public.ts';

/** Removes the limits of unpaid orders, for tests about something else. */
export const UNBOUND: Partial<CheckoutSettings> = {
  ordersADay: 100_000,
  unpaidLimits: {
    newcomer: { pieces: 100_000, goodsTug: 1_000_000_000_000 },
    customer: { pieces: 100_000, goodsTug: 1_000_000_000_000 },
    product: { percent: 100, pieces: 100_000 },
  },
};

/** Changes checkout settings; the others stay. */
export async function setCheckoutOfTest(db: Db, changed: Partial<CheckoutSettings>): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value: sql`value || ${JSON.stringify(changed)}::jsonb` })
    .where('key', '=', 'checkout')
    .executeTakeFirstOrThrow();
}
