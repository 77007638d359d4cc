import type { InboxKind } from '../inbox-kind.ts';
import { itemsOfRefunds, toRefund, wayBack } from './refund-item.ts';

export const moneyTwice: InboxKind = {
  ...{ name: 'money-twice', title: 'Давхар төлсөн', may: 'match-transfers', ages: { soon: 8, late: 48 } },
  find: async ({ refunds }) =>
    itemsOfRefunds(
      (await refunds()).filter(({ status, reason }) => status === 'requested' && reason === 'duplicate_payment'),
      (refund) => `Төлөгдсөн захиалгад дахин төлсөн. ${wayBack(refund)}`,
    ),
  action: { label: 'Буцаалтыг нээх', to: toRefund },
};
