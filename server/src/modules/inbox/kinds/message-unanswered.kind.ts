import { markAnswered, unansweredMessages } from '../../notifications/public.ts';
import { type InboxKind, MOST_ITEMS } from '../inbox-kind.ts';

export const messageUnanswered: InboxKind = {
  ...{ name: 'message-unanswered', title: 'Зурвас', may: 'answer-customers', ages: { soon: 12, late: 48 } },
  find: async ({ db }) =>
    (await unansweredMessages(db, MOST_ITEMS)).map(({ id, customer_id, title, message, created_at }) => ({
      ...{ subject: String(id), about: title, detail: `«${message}»`, since: created_at, recordId: customer_id },
    })),
  onFinish: (tx, subject, by, now) => markAnswered(tx, Number(subject), by, now),
  action: { label: 'Хариулах', to: ({ recordId }) => `/messages?customer=${recordId}` },
};
