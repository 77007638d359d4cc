import { failedReceiptItems } from '../../receipts/public.ts';
import { type InboxKind, MOST_ITEMS, toOrder } from '../inbox-kind.ts';

export const receiptFailed: InboxKind = {
  ...{ name: 'receipt-failed', title: 'И-баримт', may: 'match-transfers', ages: { soon: 0.5, late: 24 } },
  find: async ({ db }) =>
    (await failedReceiptItems(db, MOST_ITEMS)).map(({ order_number, total_tug, last_error, failed_at }) => ({
      ...{ subject: order_number, orderNumber: order_number, about: '', amountTug: total_tug, since: failed_at },
      detail: `Баримт бүртгэгдээгүй: ${last_error ?? 'шалтгаан тодорхойгүй'}`,
    })),
  action: { label: 'Захиалгыг нээх', to: toOrder },
};
