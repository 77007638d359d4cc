import { sql } from 'kysely';
import type { Db } from '../src/db/database.ts';
import type { CheckoutSettings } from '../src/modules/settings/public.ts';

/** For tests of something else whose customers order more than anybody may: no bound on what is unpaid. */
export const UNBOUND: Partial<CheckoutSettings> = {
  ordersADay: 100_000,
  unpaidLimits: {
    newcomer: { pieces: 100_000, goodsTug: 1_000_000_000_000 },
    customer: { pieces: 100_000, goodsTug: 1_000_000_000_000 },
    product: { percent: 100, pieces: 100_000 },
  },
};

/** Settings of the checkout as a test needs them; what it does not name stays. */
export async function setCheckoutOfTest(db: Db, changed: Partial<CheckoutSettings>): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value: sql`value || ${JSON.stringify(changed)}::jsonb` })
    .where('key', '=', 'checkout')
    .executeTakeFirstOrThrow();
}
