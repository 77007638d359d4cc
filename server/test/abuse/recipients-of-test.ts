import type { Db } from '../../src/db/database.ts';
import { ownsAddress, wantsSms } from '../../src/modules/accounts/public.ts';
import { sendEmail } from '../../src/modules/notifications/send-email.job.ts';
import { sendSms } from '../../src/modules/notifications/sms/send-sms.job.ts';

/** Phones and mailboxes in memory, and workers that send all queued notices to them. */
export function recipientsOfTest(db: Db, now: () => Date) {
  let [rung, written] = [0, 0];
  const service = {
    send: async () => {
      rung += 1;
      return { state: 'sent' as const };
    },
    close: async () => undefined,
  };
  const mailer = {
    send: async () => {
      written += 1;
    },
    close: () => undefined,
  };
  const phones = { db, service, wantsSms, now };
  const mailDeps = { db, mailer, origin: 'https://tokhi.example', ownsAddress, now };
  const waiting = () =>
    db.selectFrom('notifications').select(['id', 'channel']).where('status', '=', 'queued').execute();
  return {
    /** Sends or skips everything queued, with `workers` concurrent workers; returns how much arrived. */
    async sendAll(workers: number) {
      [rung, written] = [0, 0];
      const rows = await waiting();
      const work = async () => {
        for (let row = rows.pop(); row !== undefined; row = rows.pop()) {
          await (row.channel === 'sms' ? sendSms(phones, row.id) : sendEmail(mailDeps, row.id));
        }
      };
      await Promise.all(Array.from({ length: workers }, work));
      return { rung, written };
    },
    /** Queued notices are about something else. */
    async discardQueued() {
      await db.deleteFrom('notifications').where('status', '=', 'queued').execute();
    },
  };
}
