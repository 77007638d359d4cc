import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { queueEmail } from '../../notifications/public.ts';
import { financeSettings } from '../../settings/public.ts';
import { openMoney } from './open-money.queries.ts';

const notifyFinanceJob = defineJob({
  name: 'notify-finance',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 6,
  // 09:05 in Ulaanbaatar, when the working day begins.
  schedule: '5 1 * * *',
  catchesUp: true,
});

/** Emails to the finance address the money that waits for a person: at most once a day, and only if there is any. */
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

export const notifyFinanceHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(notifyFinanceJob, () => notifyFinance(db, now()));
