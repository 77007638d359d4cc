// Payment outcome (spec §4, §9 Terms, decisions 15, 16, 129 and 130): money in time and in the right amount pays an unpaid order; a transfer may come in parts that add up; whatever is late, twice or of another amount goes back.
import type { Tug } from '../money/money.ts';
import type { OrderStatus } from '../order/order-status.ts';

export type PaymentOutcome = 'matched' | 'part' | 'late' | 'duplicate' | 'wrong_amount';

export interface ArrivedMoney {
  status: OrderStatus;
  totalTug: Tug;
  /** Until when money may be sent. */
  payBy: Date;
  amountTug: Tug;
  /** By the provider's clock, not when we noticed. Null: the provider does not say, and the money is not late while the order waits. */
  receivedAt: Date | null;
  /** A transfer may come in parts; a gateway takes its whole invoice or nothing. */
  mayComeInParts: boolean;
  /** Sum of the parts received so far. */
  receivedTug: Tug;
}

/** What money means for its order. An order that has ended is not revived, whenever the money was sent. */
export function paymentOutcome(money: ArrivedMoney): PaymentOutcome {
  const { status, totalTug, payBy, amountTug, receivedAt, mayComeInParts, receivedTug } = money;
  if (status === 'expired') return 'late';
  if (status !== 'pending') return 'duplicate';
  if (receivedAt !== null && receivedAt > payBy) return 'late';
  if (!mayComeInParts) return amountTug === totalTug ? 'matched' : 'wrong_amount';
  return receivedTug + amountTug >= totalTug ? 'matched' : 'part';
}

/** The excess of the money that completed a transfer. */
export const excessOf = ({ totalTug, amountTug, receivedTug }: ArrivedMoney): Tug =>
  Math.max(0, receivedTug + amountTug - totalTug);
