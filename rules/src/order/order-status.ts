// Order status (spec §4, decisions 15–18, 42 and 43): one table says who may move an order from where to where; no step is skipped, but goods that stand ready in Ulaanbaatar need no road; none goes back but the last one, which staff may take back once, and expired and refunded are ends.
import type { OrderSource } from './order-source.ts';

/**
 * Who moves an order. Its customer may only cancel an unpaid order, and staff may for them. The system notices payments. After a refund request the staff send
 * the money back, and the system closes the order when the last piece of it is refunded.
 */
export type Mover = 'system' | 'staff' | 'customer';

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

/** The ways of an order that was paid. */
const WAYS = {
  beijing: ['paid', 'ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'delivered'],
  ulaanbaatar: ['paid', 'ordered', 'in_stock', 'delivered'],
} as const satisfies Record<OrderSource, readonly OrderStatus[]>;

const OUT_OF_PENDING: { [to in OrderStatus]?: readonly Mover[] } = {
  paid: ['system'],
  expired: ['system', 'customer', 'staff'],
};

/** All ten: the way in its order, then the two ends. */
export const orderStatuses = Object.keys(LABELS) as readonly OrderStatus[];

/** The steps that an order takes after its payment, in their order; the others are not needed. */
export const wayOf = (source: OrderSource): readonly OrderStatus[] => WAYS[source];

/** Who may move an order from one status to the other. */
function moversFor(from: OrderStatus, to: OrderStatus, source: OrderSource): readonly Mover[] {
  if (from === 'pending') return OUT_OF_PENDING[to] ?? [];
  const steps = wayOf(source);
  const at = steps.indexOf(from);
  // By the terms defective goods are refunded, and a defect shows at home: also what was delivered.
  if (at >= 0 && to === 'refunded') return ['staff', 'system'];
  return at >= 0 && steps[at + 1] === to ? ['staff'] : [];
}

/** Whether that one may move an order from one status to the other. */
export const mayMove = (from: OrderStatus, to: OrderStatus, who: Mover, source: OrderSource): boolean =>
  moversFor(from, to, source).includes(who);

/** Where an order stands again when its last step is taken back (decision 185); null where there is none: a payment is never undone. */
export function statusBefore(status: OrderStatus, source: OrderSource): OrderStatus | null {
  const steps = wayOf(source);
  return steps[steps.indexOf(status) - 1] ?? null;
}

/** Where that one may move an order next: first the next step of the way. */
export const nextStatuses = (from: OrderStatus, who: Mover, source: OrderSource): OrderStatus[] =>
  orderStatuses.filter((to) => mayMove(from, to, who, source));

/** The step at which the goods leave the stock: on the truck, or out of the store of Ulaanbaatar. */
export const stockLeavesAt = (source: OrderSource): OrderStatus => (source === 'beijing' ? 'loaded' : 'in_stock');

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
