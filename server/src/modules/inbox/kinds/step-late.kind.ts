import { statusLabel } from '@tokhi/rules/order/order-status';
import { lateOrders, latestMoments } from '../../orders/public.ts';
import { type InboxKind, MOST_ITEMS, toOrder } from '../inbox-kind.ts';
import { spanInWords } from '../span-in-words.ts';

export const stepLate: InboxKind = {
  ...{ name: 'step-late', title: 'Алхамдаа удсан', may: 'move-orders', ages: { soon: 0, late: 24 } },
  find: async ({ db, now }) => {
    const moments = await latestMoments(db, now);
    const rows = await lateOrders(db, moments, MOST_ITEMS);
    return rows.map(({ order_number, status, source, reached_at }) => {
      const latestMs = moments.find((one) => one.status === status && one.source === source)?.latestMs ?? 0;
      return {
        ...{ subject: `${order_number} ${status}`, orderNumber: order_number, about: statusLabel(status) },
        detail: `Ихдээ ${spanInWords(latestMs)} байх алхамд ${spanInWords(now.getTime() - reached_at.getTime())} болжээ`,
        since: new Date(reached_at.getTime() + latestMs),
      };
    });
  },
  action: { label: 'Захиалгыг нээх', to: toOrder },
};
