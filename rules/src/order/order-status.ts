// Order status (spec §4, decisions 15–18, 42 and 43): one table says who may move an order from where to where; no step is skipped, but goods that stand ready in Ulaanbaatar need no road; none goes back but the last one, which staff may take back once, and expired and refunded are ends.
import type { OrderSource } from './order-source.ts';

/**
 * Who moves an order. Its customer may only cancel an unpaid order, and staff may for them. The system records payments. After a refund
 * request staff send the money back, and the system closes the order when its last piece is refunded.
 */
export type Mover = 'system' | 'staff' | 'customer';

/** The steps in order, then the two final statuses. From `loaded` on the spec has no Mongolian, and the labels are ours. */
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

/** The steps of a paid order, by source. */
const WAYS = {
  beijing: ['paid', 'ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'delivered'],
  ulaanbaatar: ['paid', 'ordered', 'in_stock', 'delivered'],
} as const satisfies Record<OrderSource, readonly OrderStatus[]>;

const OUT_OF_PENDING: { [to in OrderStatus]?: readonly Mover[] } = {
  paid: ['system'],
  expired: ['system', 'customer', 'staff'],
};

/** All ten: the steps in order, then the two final statuses. */
export const orderStatuses = Object.keys(LABELS) as readonly OrderStatus[];

/** The steps of an order after its payment, in order; the others are skipped. */
export const wayOf = (source: OrderSource): readonly OrderStatus[] => WAYS[source];

/** Who may move an order from one status to the other. */
function moversFor(from: OrderStatus, to: OrderStatus, source: OrderSource): readonly Mover[] {
  if (from === 'pending') return OUT_OF_PENDING[to] ?? [];
  const steps = wayOf(source);
  const at = steps.indexOf(from);
  // The terms refund defective goods, and defects are found at home: delivered orders can be refunded too.
  if (at >= 0 && to === 'refunded') return ['staff', 'system'];
  return at >= 0 && steps[at + 1] === to ? ['staff'] : [];
}

/** Whether `who` may move an order from one status to the other. */
export const mayMove = (from: OrderStatus, to: OrderStatus, who: Mover, source: OrderSource): boolean =>
  moversFor(from, to, source).includes(who);

/** The status after the last step is taken back (decision 185); null if there is no such step: a payment is never undone. */
export function statusBefore(status: OrderStatus, source: OrderSource): OrderStatus | null {
  const steps = wayOf(source);
  return steps[steps.indexOf(status) - 1] ?? null;
}

/** Where `who` may move an order next, the next step first. */
export const nextStatuses = (from: OrderStatus, who: Mover, source: OrderSource): OrderStatus[] =>
  orderStatuses.filter((to) => mayMove(from, to, who, source));

/** The step at which the goods leave the stock: on the truck, or out of the store of Ulaanbaatar. */
export const stockLeavesAt = (source: OrderSource): OrderStatus => (source === 'beijing' ? 'loaded' : 'in_stock');

/** The shop owes nothing for them any more, apart from refunds: an erasure waits for these (record 040). */
export const FINISHED_STATUSES: readonly OrderStatus[] = ['delivered', 'expired', 'refunded'];

/** A code that this page does not know yet counts as step 7 (decision 18). */
const known = (code: string): OrderStatus => orderStatuses.find((status) => status === code) ?? 'delivered';

/** Step 0 to 7 of the progress bar; null for an expired or refunded order. */
export function progressStep(code: string): number | null {
  const step = orderStatuses.indexOf(known(code));
  return step > LAST_STEP ? null : step;
}

/** What the customer reads. */
export const statusLabel = (code: string): string => LABELS[known(code)];

export type StatusTime = 'created_at' | `${Exclude<OrderStatus, 'pending'>}_at`;

/** The column with the time at which an order reached a status; for a pending order, its creation. */
export const timestampOf = (status: OrderStatus): StatusTime => (status === 'pending' ? 'created_at' : `${status}_at`);
