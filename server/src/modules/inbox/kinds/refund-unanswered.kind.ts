import { providerName } from '../../payments/public.ts';
import type { InboxKind } from '../inbox-kind.ts';
import { itemsOfRefunds, toRefund } from './refund-item.ts';

export const refundUnanswered: InboxKind = {
  ...{ name: 'refund-unanswered', title: 'Хариугүй буцаалт', may: 'prepare-refunds', ages: { soon: 1, late: 24 } },
  find: async ({ now, settings, refunds }) => {
    const before = now.getTime() - settings.refundAnswerMinutes * 60_000;
    const silent = (await refunds()).filter(
      ({ status, sent_at }) => status === 'sent' && (sent_at?.getTime() ?? 0) < before,
    );
    return itemsOfRefunds(
      silent,
      ({ provider }) => `${providerName(provider)} буцаасан эсэхээ хэлээгүй. Хоёр дахь удаа бүү илгээ`,
    );
  },
  action: { label: 'Буцаалтыг нээх', to: toRefund },
};
