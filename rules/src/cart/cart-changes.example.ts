import { formatTug } from '../money/money.ts';
import { changesSince } from './cart-changes.ts';

export const example = (): string => {
  const said = changesSince(
    [{ code: 'AMAR', quantity: 3, checked: true, priceSeenTug: 1_890_000 }],
    new Map([['AMAR', { priceTug: 1_590_000, discountPercent: 0, bonusPercent: 3, remain: 2 }]]),
  ).map(({ kind }) => kind.replace('_', ' '));
  return `A cart with 3 beds seen at ${formatTug(1_890_000)} says, now that 2 are left at ${formatTug(1_590_000)}: ${said.join(', ')}.`;
};
