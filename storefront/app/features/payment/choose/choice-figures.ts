import type { ReplyOf } from '@tokhi/contract/client';
import type { Order } from '@tokhi/contract/fields/order-fields';
import type { OfferedMethod } from '@tokhi/contract/fields/payment-methods';
import type { Tug } from '@tokhi/rules/money/money';
import { explainPaying, type TermName } from '@tokhi/rules/order/term-explanation';
import { netSumOf, type SumToPay, sumToPay } from '@tokhi/rules/payment/sum-to-pay';

/** The order with what paying it needs: bonus, payment methods, accounts. */
export type Payable = ReplyOf<'getIncompleteOrder'>;

export interface Chosen {
  /** Undefined until one is chosen (spec §4: "empty until chosen"). */
  method: OfferedMethod | undefined;
  usedBonus: number;
  vatTicked: boolean;
}

/** The fields of the order that the figures come from. */
type PricedOrder = Pick<Order, 'total_amount' | 'NOAT' | 'lend_fee' | 'used_bonus' | 'terms'>;

export interface ChoiceFigures extends SumToPay {
  feeTug: Tug;
  /** All terms of the total, including those that the choice changes. */
  terms: Order['terms'];
}

const CHANGED_HERE: readonly TermName[] = ['lendingFee', 'usedBonus', 'vat'];

/** What the order costs with this choice: the rest of it is frozen since it was made. */
export function choiceFigures(order: PricedOrder, { method, usedBonus, vatTicked }: Chosen): ChoiceFigures {
  const feeTug = method?.fee ?? 0;
  const netSumTug = netSumOf({
    totalTug: order.total_amount,
    vatTug: order.NOAT,
    lendingFeeTug: order.lend_fee,
    usedBonusTug: order.used_bonus,
  });
  const sums = sumToPay({ netSumTug, lendingFeeTug: feeTug, usedBonusTug: usedBonus, vatTicked });
  const words = explainPaying({ lender: method ?? null, vatTicked });
  const changed: Order['terms'] = [
    { name: 'lendingFee', amount: feeTug, explanation: words.lendingFee },
    { name: 'usedBonus', amount: 0 - usedBonus, explanation: words.usedBonus },
    { name: 'vat', amount: sums.vatTug, explanation: words.vat },
  ];
  return {
    ...sums,
    feeTug,
    terms: [
      ...order.terms.filter(({ name }) => !CHANGED_HERE.includes(name)),
      ...changed.filter(({ amount }) => amount !== 0),
    ],
  };
}
