import { formatTug } from '@tokhi/rules/money/money';
import { partItems } from '../../payments/public.ts';
import { type InboxKind, MOST_ITEMS, toOrder } from '../inbox-kind.ts';
import { itemsOfRefunds, wayBack } from './refund-item.ts';

export const moneyShort: InboxKind = {
  ...{ name: 'money-short', title: 'Дутуу төлсөн', may: 'match-transfers', ages: { soon: 8, late: 48 } },
  find: async ({ db, refunds }) => {
    const partly = await partItems(db, MOST_ITEMS);
    const wrong = (await refunds()).filter(
      ({ status, reason, paid_tug, total_tug, amount_tug }) =>
        status === 'requested' && reason === 'wrong_amount' && amount_tug === paid_tug && paid_tug <= (total_tug ?? 0),
    );
    return [
      ...partly.map(({ order_number, received_tug, total_tug, since }) => ({
        ...{ subject: order_number, orderNumber: order_number, about: '', amountTug: received_tug, since },
        detail: `Нэхэмжлэл ${formatTug(total_tug)}, ${formatTug(total_tug - received_tug)} дутуу`,
      })),
      ...itemsOfRefunds(wrong, (refund) => `Нэхэмжлэл ${formatTug(refund.total_tug ?? 0)}. ${wayBack(refund)}`),
    ];
  },
  action: { label: 'Захиалгыг нээх', to: toOrder },
};
