// Order total (spec §9 Money, decision 12): subtotal − sale − code + service fee + delivery + assembly + fixing + China delivery + lending fee − used bonus + VAT, whole tugrik, each term by its own rule.
//
// subtotal = price_tug × quantity over all lines, before any discount: base of the service fee;
// goods    = subtotal − sale − code: base of the usable bonus and of the tariff `by-amount`;
// net sum  = goods + service fee + delivery + assembly + fixing + China delivery: the spec's sum − NOAT and its "cart sum", base of the lending fee;
// VAT      = 10 % of (net sum + lending fee − used bonus);
// sum      = net sum + VAT, the spec's `sum`;
// total    = sum + lending fee − used bonus.

import type { Load } from '../delivery/chargeable-weight.ts';
import { type ChinaLine, chinaDelivery } from '../delivery/china-delivery.ts';
import type { DeliveryFees } from '../delivery/delivery-fees.ts';
import { type DeliveryTariff, type Destination, deliveryFee } from '../delivery/delivery-tariff.ts';
import { type BonusLine, earnedBonus } from '../money/bonus.ts';
import { type CodeKind, codeAmount } from '../money/code-amount.ts';
import type { Tug } from '../money/money.ts';
import { serviceFee } from '../money/service-fee.ts';
import { clampUsedBonus, usableBonus } from '../money/usable-bonus.ts';
import { lendingFee } from '../payment/lending-fee.ts';
import type { Lender } from '../payment/payment-methods.ts';
import { sumToPay } from '../payment/sum-to-pay.ts';
import { assemblyAndFixing } from './assembly-and-fixing.ts';
import { explainTerms, type TermName } from './term-explanation.ts';

/** An order line: the current price, what a unit costs after its campaign, its bonus and its China delivery. */
export interface PricedLine extends BonusLine, ChinaLine {
  priceTug: Tug;
}

/** Everything the total depends on; `lender` is null until the customer has chosen one, and for direct payment. */
export interface OrderToPrice {
  lines: readonly PricedLine[];
  code: { kind: CodeKind; amountTug: Tug } | null;
  tariff: DeliveryTariff;
  fees: DeliveryFees;
  /** The agreed delivery fee of an existing order: it stays when the tariff changes. */
  agreedDeliveryTug?: Tug | undefined;
  destination: Destination;
  load: Load;
  assemblyCount: number;
  fixingCount: number;
  vatTicked: boolean;
  lender: Pick<Lender, 'name' | 'perMille'> | null;
  bonusBalance: number;
  /** As typed; it is clamped to the limit. */
  usedBonus: number;
}

/** A term with its sign: deductions are negative. */
export interface Term {
  name: TermName;
  amountTug: Tug;
  explanation: string;
}

export interface OrderTotal {
  /** All eleven in the order of the formula; screens leave out those that are 0. */
  terms: Term[];
  /** The same amounts by name. */
  amounts: Record<TermName, Tug>;
  sumTug: Tug;
  totalTug: Tug;
  earnedBonus: number;
  bonusLimit: number;
}

/** The one formula: every screen shows it, the server charges it, and the table of orders checks that it adds up. */
export function orderTotal(order: OrderToPrice): OrderTotal {
  const { lines, code, tariff, fees, destination, load, lender } = order;
  const over = (each: (line: PricedLine) => number) => lines.reduce((sum, line) => sum + each(line) * line.quantity, 0);
  const subtotalTug = over((line) => line.priceTug);
  const saleTug = over((line) => line.priceTug - line.salePriceTug);
  const codeTug = code === null ? 0 : codeAmount({ ...code, subtotalTug, saleTug });
  const goodsTug = subtotalTug - saleTug - codeTug;
  const serviceFeeTug = serviceFee(subtotalTug);
  const deliveryTug = order.agreedDeliveryTug ?? deliveryFee({ tariff, fees, destination, load, goodsTug });
  const delivered = destination !== 'pickup';
  const { assemblyTug, fixingTug } = assemblyAndFixing({ ...order, delivered });
  const chinaDeliveryTug = chinaDelivery(lines);
  const netSumTug = goodsTug + serviceFeeTug + deliveryTug + assemblyTug + fixingTug + chinaDeliveryTug;

  const lendingFeeTug = lender === null ? 0 : lendingFee(netSumTug, lender.perMille);
  const bonusLimit = usableBonus({ balance: order.bonusBalance, subtotalTug, saleTug, codeTug });
  const usedBonusTug = clampUsedBonus(order.usedBonus, bonusLimit);
  const { vatTug, sumTug, totalTug } = sumToPay({
    vatTicked: order.vatTicked,
    netSumTug,
    lendingFeeTug,
    usedBonusTug,
  });

  const amounts: Record<TermName, Tug> = {
    subtotal: subtotalTug,
    sale: 0 - saleTug,
    code: 0 - codeTug,
    serviceFee: serviceFeeTug,
    delivery: deliveryTug,
    assembly: assemblyTug,
    fixing: fixingTug,
    chinaDelivery: chinaDeliveryTug,
    lendingFee: lendingFeeTug,
    usedBonus: 0 - usedBonusTug,
    vat: vatTug,
  };
  const explanations = explainTerms({ ...order, pieces: over(() => 1), goodsTug, codeKind: code?.kind ?? null });
  const names = Object.keys(amounts) as TermName[];
  return {
    terms: names.map((name) => ({ name, amountTug: amounts[name], explanation: explanations[name] })),
    amounts,
    sumTug,
    totalTug,
    earnedBonus: earnedBonus(lines),
    bonusLimit,
  };
}
