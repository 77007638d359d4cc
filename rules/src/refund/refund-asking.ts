// Asking for a refund (spec §9 Terms, decisions 17 and 134): until delivery the owner may cancel whole lines of a paid order; what was delivered comes back only when it is defective, piece by piece. Staff may also give back, piece by piece and without deductions, what the shop cannot deliver.
import type { Tug } from '../money/money.ts';
import type { OrderStatus } from '../order/order-status.ts';

/** Why an owner may ask; the other reasons of a refund are the shop's own. */
export const askedReasons = ['cancelled', 'defective'] as const;
export type AskedReason = (typeof askedReasons)[number];

/** Why goods are returned or never sent. Only the shop knows what it cannot deliver: only staff use `unavailable`. */
export const goodsReasons = [...askedReasons, 'unavailable'] as const;
export type GoodsReason = (typeof goodsReasons)[number];

/** The one reason for which a refund can be requested now; null if nothing was paid, or everything was refunded. */
export function refundReasonAt(status: OrderStatus): AskedReason | null {
  if (status === 'pending' || status === 'expired' || status === 'refunded') return null;
  // "No change-of-mind exchange": what the customer has received is kept or defective.
  return status === 'delivered' ? 'defective' : 'cancelled';
}

/** For which reasons staff may prepare a refund now. Delivered goods were available. */
export function staffReasonsAt(status: OrderStatus): readonly GoodsReason[] {
  const own = refundReasonAt(status);
  if (own === null) return [];
  return own === 'cancelled' ? ['cancelled', 'unavailable'] : [own];
}

/** Per line: how many pieces may still come back, and how many are requested. */
export interface AskedLine {
  left: number;
  asked: number;
}

/** Whether this may be requested. A line is cancelled whole: its pieces are reserved, ordered and packed together. */
export const mayAskFor = (reason: GoodsReason, lines: readonly AskedLine[]): boolean =>
  lines.some(({ asked }) => asked > 0) &&
  lines.every(
    ({ left, asked }) => asked >= 0 && asked <= left && (reason !== 'cancelled' || asked === 0 || asked === left),
  );

/**
 * The money or points for further pieces of a line, after earlier ones came back. In whatever portions they are requested,
 * all pieces together are the line, to the tugrik.
 */
export function sharedByPieces(lineTug: Tug, line: { quantity: number; before: number; pieces: number }): Tug {
  const upTo = (count: number): Tug => Math.floor((lineTug * count) / line.quantity);
  return upTo(line.before + line.pieces) - upTo(line.before);
}
