// The figures of the terms, taken from the rules that the shop charges by: when a rule changes, so do the terms.
import { baseDelivery, extraDelivery } from '@tokhi/rules/delivery/delivery-by-weight';
import { type DateRange, orderEstimate } from '@tokhi/rules/delivery/delivery-dates';
import type { DeliveryFees } from '@tokhi/rules/delivery/delivery-fees';
import type { KhorooClass } from '@tokhi/rules/delivery/khoroo-class';
import { formatTug, type Tug } from '@tokhi/rules/money/money';
import { usableBonus } from '@tokhi/rules/money/usable-bonus';
import { directMethods, type Lender, paymentName } from '@tokhi/rules/payment/payment-methods';
import { type Refund, type RefundInstrument, refundAmount } from '@tokhi/rules/refund/refund-amount';

/** «12–16». */
export const between = (least: number, most: number): string => `${least}–${most}`;

const START = new Date(0);
// The first of January 1970: day 13 is 12 days later.
const daysFromStart = ({ day }: DateRange['from']): number => day - 1;

/** «12–16»: days from the order to the estimated arrival. */
export function estimateDays(): string {
  const { from, to } = orderEstimate(START);
  return between(daysFromStart(from), daysFromStart(to));
}

/** Points pay at most this percent of the goods. */
export const USABLE_PERCENT = usableBonus({ balance: 100, subtotalTug: 100, saleTug: 0, codeTug: 0 });

/** What a customer gets back after cancelling; of 100₮ the deductions are percents. */
export const cancelled = (instrument: RefundInstrument, paidTug: Tug, hasVatReceipt = false): Refund =>
  refundAmount({ paidTug, reason: 'cancelled', instrument, hasVatReceipt, missingBonus: 0 });

/** «8,000₮» and the highest extra for size and weight. */
export const zoneFees = (zone: KhorooClass, fees: DeliveryFees): { base: string; mostExtra: string } => ({
  base: formatTug(baseDelivery(zone, fees)),
  mostExtra: formatTug(extraDelivery(zone, { weightGrams: Number.POSITIVE_INFINITY, volumeMl: 0 }, fees)),
});

/** The lenders, each with its fee: «Storepay», «9.9%». */
export const lenderFees = (lenders: readonly Lender[]): [name: string, fee: string][] =>
  lenders.map(({ name, perMille }) => [name, `${perMille / 10}%`]);

/** The clause of the lenders that state their number of payments; none if no lender does. */
export function lenderPlans(lenders: readonly Lender[]): string[] {
  const plans = lenders.flatMap(({ name, plan }) =>
    plan === null ? [] : [`${name} ${plan.count} удаа, ${plan.daysBetween} хоног тутам`],
  );
  if (plans.length === 0) return [];
  return [
    `Хуваан төлөхөд дүнг хүүгүй, хэсэгчлэн төлнө: ${plans.join('; ')}. Эхний хэсгийг захиалсан өдрөө төлнө. Үлдсэн төлбөр бүрийн дүн, өдрийг төлөхөөс өмнө харуулна.`,
  ];
}

/** The payment methods without a loan, by their names on the payment page. */
export const paidAtOnce = (): string[] => directMethods.map(paymentName);
