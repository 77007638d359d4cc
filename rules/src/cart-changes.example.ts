import { changesSince } from './cart-changes.ts';
import { formatTug } from './money.ts';

export const example = (): string => {
  const [change] = changesSince(
    [{ code: 'bed', quantity: 1, checked: true, priceSeenTug: 1_890_000 }],
    new Map([['bed', { priceTug: 1_590_000, discountPercent: 0, bonusPercent: 3, remain: 4 }]]),
  );
  const cheaperTug = change?.kind === 'price_down' ? change.fromTug - change.toTug : 0;
  return `A bed that was put into the cart at ${formatTug(1_890_000)} and now costs ${formatTug(1_590_000)} is announced as ${formatTug(cheaperTug)} cheaper.`;
};
