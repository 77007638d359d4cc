import type { InboxKind } from '../inbox-kind.ts';
import { itemsOfRefunds, toRefund, wayBack } from './refund-item.ts';

export const moneyLate: InboxKind = {
  ...{ name: 'money-late', title: 'Хоцорч орсон', may: 'match-transfers', ages: { soon: 8, late: 48 } },
  find: async ({ refunds }) =>
    itemsOfRefunds(
      (await refunds()).filter(({ status, reason }) => status === 'requested' && reason === 'late_payment'),
      (refund) => `Захиалгын хугацаа дууссаны дараа орсон. ${wayBack(refund)}`,
    ),
  action: { label: 'Буцаалтыг нээх', to: toRefund },
};
