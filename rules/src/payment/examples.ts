// The examples of RULES.md for the rules of this folder; each is computed by the rule's own code.
import { formatMoment } from '../delivery/calendar.ts';
import { formatTug } from '../money/money.ts';
import { checkConsumer } from './consumer-check.ts';
import { instalments } from './instalments.ts';
import { lendingFee } from './lending-fee.ts';
import { checkPayment } from './payment-check.ts';
import { confirmationHours, hoursToPay, paymentName } from './payment-methods.ts';
import { excessOf, paymentOutcome } from './payment-outcome.ts';
import { receiptOf } from './receipt-lines.ts';
import { sumToPay } from './sum-to-pay.ts';
import { transferReference } from './transfer-reference.ts';
import { addWorkingHours } from './working-hours.ts';

const GIVEN = '10038071';

const SHORT = '1003807';

const verdict = (method: string): string => (checkPayment(method) === null ? 'pays' : 'asks for a payment method');

const hours = { usual: 24, transferOrLoan: 48 };

const TOTAL = 500_000;

const PAY_BY = new Date('2026-11-18T04:00:00Z');

const order = {
  status: 'pending',
  totalTug: TOTAL,
  payBy: PAY_BY,
  receivedAt: new Date('2026-11-17T04:00:00Z'),
} as const;

const gateway = (amountTug: number) => ({ ...order, amountTug, mayComeInParts: false, receivedTug: 0 });

const transfer = (amountTug: number, receivedTug: number) => ({
  ...order,
  amountTug,
  mayComeInParts: true,
  receivedTug,
});

const none = { assembly: 0, fixing: 0, chinaDelivery: 0, lendingFee: 0, usedBonus: 0, vat: 0 };

const ORDER = 'IK4071935528';

const friday = new Date('2026-11-13T08:30:00Z');

const hoursToConfirm = confirmationHours('mobile') ?? 0;

export const examples = {
  'consumer-check': (): string =>
    `${GIVEN} is ${checkConsumer(GIVEN) === null ? 'taken' : 'refused'}, ${SHORT} is ${checkConsumer(SHORT) === null ? 'taken' : 'refused'}.`,
  instalments: (): string => {
    const parts = instalments(1_849_903, 4, 30).map(
      ({ amountTug, inDays }) => `${formatTug(amountTug)} after ${inDays} days`,
    );
    return `${formatTug(1_849_903)} in four payments are ${parts.join(', ')}.`;
  },
  'lending-fee': (): string =>
    `A lender who takes 9.9 % adds ${formatTug(lendingFee(3_144_400, 99))} to a sum of ${formatTug(3_144_400)}.`,
  'payment-check': (): string =>
    `Without a choice the pay button ${verdict('')}, with QPay chosen it ${verdict('qpay')}.`,
  'payment-methods': (): string =>
    `Where the shop gives ${hours.usual} and ${hours.transferOrLoan} hours, ${paymentName('qpay')} has ${hoursToPay('qpay', hours)}; a bank transfer has ${hoursToPay('mobile', hours)} and is confirmed within ${confirmationHours('mobile')} working hours.`,
  'payment-outcome': (): string =>
    `Of an order of ${formatTug(TOTAL)} a gateway's ${formatTug(499_000)} is ${paymentOutcome(gateway(499_000))}; a transfer of ${formatTug(200_000)} is a ${paymentOutcome(transfer(200_000, 0))}, and ${formatTug(310_000)} after it pays the order, with ${formatTug(excessOf(transfer(310_000, 200_000)))} to send back.`,
  'receipt-lines': (): string => {
    const lines = [{ priceTug: 50_000, salePriceTug: 50_000, quantity: 3, chinaDeliveryTug: 0 }];
    const terms = { ...none, subtotal: 150_000, sale: 0, code: -20_000, serviceFee: 5_000, delivery: 8_000 };
    const receipt = receiptOf({ lines, terms, returned: { pieces: [0], grossTug: 0 } });
    const said = receipt.lines.map(({ quantity, unitPriceTug }) => `${quantity} × ${formatTug(unitPriceTug)}`);
    return `Three chairs with a voucher, service and delivery, ${formatTug(receipt.totalTug)} in all, stand on the receipt as ${said.join(', ')}, with ${formatTug(receipt.vatTug)} VAT in it.`;
  },
  'sum-to-pay': (): string => {
    const chosen = { netSumTug: 205_000, lendingFeeTug: 20_300, usedBonusTug: 2_020, vatTicked: false };
    return `An order of ${formatTug(chosen.netSumTug)} whose lender takes ${formatTug(chosen.lendingFeeTug)} comes to ${formatTug(sumToPay(chosen).totalTug)} with ${formatTug(chosen.usedBonusTug)} of bonus spent.`;
  },
  'transfer-reference': (): string =>
    `Whoever pays order ${ORDER} by bank transfer writes ${transferReference(ORDER)} on it.`,
  'working-hours': (): string =>
    `A bank transfer that comes in on Friday ${formatMoment(friday)} is confirmed by Monday ${formatMoment(addWorkingHours(friday, hoursToConfirm))}, ${hoursToConfirm} working hours later.`,
};
