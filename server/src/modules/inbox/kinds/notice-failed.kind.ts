import { failedNotices } from '../../notifications/public.ts';
import { type InboxKind, MOST_ITEMS } from '../inbox-kind.ts';

const DAY_MS = 86_400_000;

export const noticeFailed: InboxKind = {
  ...{ name: 'notice-failed', title: 'Мэдэгдэл', may: 'answer-customers', ages: { soon: 12, late: 48 } },
  find: async ({ db, now, settings }) => {
    const since = new Date(now.getTime() - settings.noticeDays * DAY_MS);
    return (await failedNotices(db, since, MOST_ITEMS)).map(({ id, channel, template, last_error, created_at }) => ({
      ...{ subject: String(id), since: created_at, about: channel === 'sms' ? 'SMS' : 'И-мэйл' },
      detail: `${template}: ${last_error ?? 'шалтгаан тодорхойгүй'}`,
    }));
  },
  action: { label: 'Мэдэгдлийг нээх', to: () => null },
};
