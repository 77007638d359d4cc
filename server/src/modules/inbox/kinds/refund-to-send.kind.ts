import type { InboxKind } from '../inbox-kind.ts';
import { itemsOfRefunds, toRefund, wayBack } from './refund-item.ts';

export const refundToSend: InboxKind = {
  ...{ name: 'refund-to-send', title: 'Буцаан олгох', may: 'prepare-refunds', ages: { soon: 8, late: 48 } },
  find: async ({ refunds }) =>
    itemsOfRefunds(
      (await refunds()).filter(
        ({ status, reason }) => status === 'requested' && ['defective', 'unavailable'].includes(reason),
      ),
      wayBack,
    ),
  action: { label: 'Буцаалтыг нээх', to: toRefund },
};
