import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { queueEmail } from '../../notifications/public.ts';
import { financeSettings } from '../../settings/public.ts';
import { openMoney } from './open-money.queries.ts';

/** Emails the finance address what waits for a person: at most once a day, and only while something does. */
export async function notifyFinance(db: Db, now: Date): Promise<void> {
  const { email } = await financeSettings(db);
  if (email === '') return;
  const open = (await openMoney(db)).flatMap(({ oldestAt, ...rest }) =>
    oldestAt === null ? [] : [{ ...rest, oldestAt }],
  );
  if (open.length === 0) return;
  const day = isoDate(ulaanbaatarDate(now));
  await inTransaction(db, (tx) =>
    queueEmail(tx, { kind: 'open-money', day, open }, { email, customerId: null }, `open-money:${day}`),
  );
}
