// Order status (spec §4, decisions 15–18): one table says who may move an order from where to where; no step is skipped, none goes back, and expired and refunded are ends.

/** Who moves an order. A customer never does: he pays, and the system sees it; he asks, and the staff refund. */
export type Mover = 'system' | 'staff';

/** The way in its order, then the two ends. From `loaded` on the spec has no Mongolian, and the labels are ours. */
const LABELS = {
  pending: 'Төлбөр хүлээгдэж байгаа',
  paid: 'Төлбөр төлөгдсөн',
  ordered: 'Баталгаажсан',
  loaded: 'Бээжингээс ачигдсан',
  came_in_ereen: 'Эрээнд ирсэн',
  came_in_ub: 'Улаанбаатарт ирсэн',
  in_stock: 'Хүргэлтэд бэлэн',
  delivered: 'Хүргэгдсэн',
  expired: 'Цуцлагдсан',
  refunded: 'Буцаан олгогдсон',
};
const LAST_STEP = 7;

export type OrderStatus = keyof typeof LABELS;

const MOVES: { [from in OrderStatus]: { [to in OrderStatus]?: Mover } } = {
  pending: { paid: 'system', expired: 'system' },
  paid: { ordered: 'staff', refunded: 'staff' },
  ordered: { loaded: 'staff', refunded: 'staff' },
  loaded: { came_in_ereen: 'staff', refunded: 'staff' },
  came_in_ereen: { came_in_ub: 'staff', refunded: 'staff' },
  came_in_ub: { in_stock: 'staff', refunded: 'staff' },
  in_stock: { delivered: 'staff', refunded: 'staff' },
  // by the terms defective goods are refunded, and a defect shows at home
  delivered: { refunded: 'staff' },
  expired: {},
  refunded: {},
};

/** All ten: the way in its order, then the two ends. */
export const orderStatuses = Object.keys(LABELS) as readonly OrderStatus[];

/** Whether that one may move an order from one status to the other. */
export const mayMove = (from: OrderStatus, to: OrderStatus, who: Mover): boolean => MOVES[from][to] === who;

/** Where that one may move an order next: first the next step of the way. */
export const nextStatuses = (from: OrderStatus, who: Mover): OrderStatus[] =>
  orderStatuses.filter((to) => mayMove(from, to, who));

/** The shop owes nothing for it any more, unless money goes back: what an erasure waits for (record 040). */
export const FINISHED_STATUSES: readonly OrderStatus[] = ['delivered', 'expired', 'refunded'];

/** A code that this page does not know yet counts as step 7 (decision 18). */
const known = (code: string): OrderStatus => orderStatuses.find((status) => status === code) ?? 'delivered';

/** Step 0 to 7 of the progress bar; null for an order that has left the way. */
export function progressStep(code: string): number | null {
  const step = orderStatuses.indexOf(known(code));
  return step > LAST_STEP ? null : step;
}

/** What the customer reads. */
export const statusLabel = (code: string): string => LABELS[known(code)];

export type StatusTime = 'created_at' | `${Exclude<OrderStatus, 'pending'>}_at`;

/** The column with the moment at which an order reached a status; a pending one did when it was made. */
export const timestampOf = (status: OrderStatus): StatusTime => (status === 'pending' ? 'created_at' : `${status}_at`);
