import { isoDate, ulaanbaatarDate, ulaanbaatarMidnight } from '@tokhi/rules/delivery/calendar';
import { groupThousands } from '@tokhi/rules/money/money';
import { unpaidOrders } from '../../orders/public.ts';
import type { InboxKind } from '../inbox-kind.ts';

export const endingsTaken: InboxKind = {
  ...{ name: 'endings-taken', title: 'Дугаарын төгсгөл', may: 'match-transfers', ages: { soon: 0, late: 24 } },
  find: async ({ db, now, settings }) => {
    const unpaid = await unpaidOrders(db);
    if (unpaid <= settings.manyUnpaidOrders) return [];
    // It reappears every day, whatever was decided the day before.
    const day = isoDate(ulaanbaatarDate(now));
    return [
      {
        ...{ subject: day, about: `${groupThousands(unpaid)} / 10,000`, since: ulaanbaatarMidnight(now, 0) },
        detail: 'Төлөөгүй захиалга хэт олон: шилжүүлгийн утгад чөлөөт төгсгөл үлдэхгүй болно',
      },
    ];
  },
  action: { label: 'Захиалгыг нээх', to: () => '/orders?status=pending' },
};
