import type { Destination } from '@tokhi/rules/delivery/delivery-tariff';
import { type OrderTotal, orderTotal } from '@tokhi/rules/order/order-total';
import { loadOf, type OrderedGoods } from './ordered-goods.ts';
import type { OrderFacts } from './read-order-facts.ts';

interface Asked {
  lines: readonly OrderedGoods[];
  facts: Pick<OrderFacts, 'settings' | 'code'>;
  destination: Destination;
  assemblyCount: number;
  fixingCount: number;
  vatTicked: boolean;
  bonusBalance: number;
}

/** What a new order costs, before a payment method is chosen. A pickup has no assembly and no fixing. */
export function priceNewOrder({ lines, facts, destination, ...asked }: Asked): {
  total: OrderTotal;
  load: ReturnType<typeof loadOf>;
  counts: { assemblyCount: number; fixingCount: number };
} {
  const { settings, code } = facts;
  const load = loadOf(lines);
  const isDelivered = destination !== 'pickup';
  const counts = {
    assemblyCount: isDelivered ? asked.assemblyCount : 0,
    fixingCount: isDelivered ? asked.fixingCount : 0,
  };
  const total = orderTotal({
    lines,
    code: code && { kind: code.kind as 'voucher' | 'coupon', amountTug: code.amount_tug },
    tariff: settings.tariff,
    fees: settings.deliveryFees,
    ...{ destination, load, ...counts, vatTicked: asked.vatTicked, lender: null },
    ...{ bonusBalance: asked.bonusBalance, usedBonus: 0 },
  });
  return { total, load, counts };
}
