import { invoicesByHand } from '../../payments/public.ts';
import { type InboxKind, MOST_ITEMS, toOrder } from '../inbox-kind.ts';
import { calendarOf, dueItems } from './due-invoices.ts';

const TRANSFER = 'bank_transfer';

export const lenderNumberDue: InboxKind = {
  ...{ name: 'lender-number-due', title: 'Зээлийн дугаар', may: 'match-transfers', ages: { soon: 0, late: 0 } },
  find: async ({ db, now, settings }) => {
    const rows = await invoicesByHand(db, MOST_ITEMS);
    return dueItems(
      rows.filter(({ provider, lender_number }) => provider !== TRANSFER && lender_number === null),
      {
        calendar: await calendarOf(db, rows),
        hours: settings.lenderNumberHours,
        minutesBefore: settings.minutesBeforeDeadline,
        now,
      },
    );
  },
  action: { label: 'Дугаар оруулах', to: toOrder },
};
