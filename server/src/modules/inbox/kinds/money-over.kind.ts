import type { InboxKind } from '../inbox-kind.ts';
import { itemsOfRefunds, toRefund, wayBack } from './refund-item.ts';

export const moneyOver: InboxKind = {
  ...{ name: 'money-over', title: 'Илүү төлсөн', may: 'match-transfers', ages: { soon: 8, late: 48 } },
  find: async ({ refunds }) =>
    itemsOfRefunds(
      (await refunds()).filter(
        ({ status, reason, paid_tug, total_tug, amount_tug }) =>
          status === 'requested' && reason === 'wrong_amount' && (paid_tug > (total_tug ?? 0) || amount_tug < paid_tug),
      ),
      (refund) => `Захиалгын дүнгээс илүү орсон. ${wayBack(refund)}`,
    ),
  action: { label: 'Буцаалтыг нээх', to: toRefund },
};
