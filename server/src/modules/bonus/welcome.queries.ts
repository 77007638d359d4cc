import { WELCOME_BONUS } from '@tokhi/rules/money/welcome-bonus';
import type { Tx } from '../../db/database.ts';

/** Gives the welcome points, once in the life of an account: the ledger itself takes no second row (one_welcome_bonus_per_customer). */
export async function giveWelcome(tx: Tx, customerId: number): Promise<void> {
  await tx
    .insertInto('bonus_ledger')
    .values({ customer_id: customerId, points: WELCOME_BONUS, reason: 'welcome' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
