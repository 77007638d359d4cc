import type { OrderSource } from '@tokhi/rules/order/order-source';
import { type OrderStatus, wayOf } from '@tokhi/rules/order/order-status';

/** The next step; null after the last one, and for an order that has ended or is not paid. */
export const nextStep = ({ status, source }: { status: OrderStatus; source: OrderSource }): OrderStatus | null => {
  const steps = wayOf(source);
  const at = steps.indexOf(status);
  return at < 0 ? null : (steps[at + 1] ?? null);
};
