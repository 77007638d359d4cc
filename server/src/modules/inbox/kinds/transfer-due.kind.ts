import { invoicesByHand } from '../../payments/public.ts';
import { type InboxKind, MOST_ITEMS } from '../inbox-kind.ts';
import { calendarOf, dueItems } from './due-invoices.ts';

const TRANSFER = 'bank_transfer';

export const transferDue: InboxKind = {
  ...{ name: 'transfer-due', title: 'Шилжүүлэг', may: 'match-transfers', ages: { soon: 0, late: 0 } },
  find: async ({ db, now, settings }) => {
    const rows = await invoicesByHand(db, MOST_ITEMS);
    return dueItems(
      rows.filter(({ provider }) => provider === TRANSFER),
      {
        calendar: await calendarOf(db, rows),
        hours: settings.transferHours,
        minutesBefore: settings.minutesBeforeDeadline,
        now,
      },
    );
  },
  action: { label: 'Шилжүүлэг тулгах', to: () => '/transfers' },
};
