import { overdueOrders } from '../../payments/public.ts';
import { type InboxKind, MOST_ITEMS, toOrder } from '../inbox-kind.ts';

export const providerSilent: InboxKind = {
  ...{ name: 'provider-silent', title: 'Төлбөрийн хариу алга', may: 'match-transfers', ages: { soon: 2, late: 24 } },
  find: async ({ db, now }) =>
    (await overdueOrders(db, now)).slice(0, MOST_ITEMS).map(({ order_number, total_tug, expires_at }) => ({
      ...{ subject: order_number, orderNumber: order_number, about: '', amountTug: total_tug, since: expires_at },
      detail: 'Хугацаа нь дууссан ч төлбөрийн үйлчилгээ төлсөн эсэхийг хэлэхгүй байна',
    })),
  action: { label: 'Захиалгыг нээх', to: toOrder },
};
