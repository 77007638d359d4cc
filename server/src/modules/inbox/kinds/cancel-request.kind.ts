import type { InboxKind } from '../inbox-kind.ts';
import { itemsOfRefunds, toRefund, wayBack } from './refund-item.ts';

export const cancelRequest: InboxKind = {
  ...{ name: 'cancel-request', title: 'Цуцлах хүсэлт', may: 'prepare-refunds', ages: { soon: 8, late: 48 } },
  find: async ({ refunds }) =>
    itemsOfRefunds(
      (await refunds()).filter(({ status, reason }) => status === 'requested' && reason === 'cancelled'),
      (refund) => `Хэрэглэгч цуцлах хүсэлт гаргасан. ${wayBack(refund)}`,
    ),
  action: { label: 'Хүсэлтийг нээх', to: toRefund },
};
