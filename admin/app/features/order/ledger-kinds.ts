import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';

export type LedgerEntry = NonNullable<ShownOrder['office']>['ledger'][number];

/** Changes of money, points or a receipt. */
export const LEDGER_KINDS: Record<LedgerEntry['kind'], string> = {
  invoice: 'Нэхэмжлэл',
  invoice_closed: 'Хүчингүй нэхэмжлэл',
  payment: 'Төлбөр орсон',
  refund_open: 'Буцаалт хүссэн',
  refund_done: 'Буцаалт хийсэн',
  refund_declined: 'Буцаалт татгалзсан',
  bonus: 'Бонус',
  receipt: 'И-баримт',
};
