import { reviewsSince } from '../../reviews/public.ts';
import { type InboxKind, MOST_ITEMS } from '../inbox-kind.ts';

const DAY_MS = 86_400_000;

export const reviewUnanswered: InboxKind = {
  ...{ name: 'review-unanswered', title: 'Сэтгэгдэл', may: 'answer-customers', ages: { soon: 168, late: 2_160 } },
  find: async ({ db, now, settings }) => {
    const since = new Date(now.getTime() - settings.reviewDays * DAY_MS);
    return (await reviewsSince(db, since, MOST_ITEMS)).map(({ id, rating, message, created_at }) => ({
      ...{ subject: String(id), about: `${rating} од`, since: created_at },
      detail: message === '' ? 'Бичсэн үг алга' : `«${message}»`,
    }));
  },
  action: { label: 'Сэтгэгдлийг нээх', to: ({ subject }) => `/reviews?id=${subject}` },
};
