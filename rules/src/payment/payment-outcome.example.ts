import { formatTug } from '../money/money.ts';
import { excessOf, paymentOutcome } from './payment-outcome.ts';

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

export const example = (): string =>
  `Of an order of ${formatTug(TOTAL)} a gateway's ${formatTug(499_000)} is ${paymentOutcome(gateway(499_000))}; a transfer of ${formatTug(200_000)} is a ${paymentOutcome(transfer(200_000, 0))}, and ${formatTug(310_000)} after it pays the order, with ${formatTug(excessOf(transfer(310_000, 200_000)))} to send back.`;
