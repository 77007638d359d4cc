import { WELCOME_BONUS } from '@tokhi/rules/money/welcome-bonus';
import type { Tx } from '../../../db/database.ts';
import { giveWelcome } from '../../bonus/public.ts';
import { queueEmail } from '../../notifications/public.ts';
import { hashOf } from '../secrets.ts';
import { type EnteringCustomer, noteWelcomed } from './customers.queries.ts';

/** The first proof of an address brings the welcome points, once in the life of the address (decision 6). */
export async function welcome(tx: Tx, { id, email, name }: EnteringCustomer, now: Date): Promise<void> {
  if (!(await noteWelcomed(tx, hashOf(email), now))) return;
  await giveWelcome(tx, id);
  await queueEmail(tx, { kind: 'welcome', bonus: WELCOME_BONUS }, { email, customerId: id, name }, `welcome:${id}`);
}
