import { WELCOME_BONUS } from '@tokhi/rules/money/welcome-bonus';
import type { Tx } from '../../db/database.ts';

/** Credits the welcome points, once per account: the ledger refuses a second row (one_welcome_bonus_per_customer). */
export async function giveWelcome(tx: Tx, customerId: number): Promise<void> {
  await tx
    .insertInto('bonus_ledger')
    .values({ customer_id: customerId, points: WELCOME_BONUS, reason: 'welcome' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
