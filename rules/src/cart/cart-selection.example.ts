import type { CartLine } from './cart-lines.ts';
import { selectForOrder } from './cart-selection.ts';

export const example = (): string => {
  const ticked = { quantity: 1, checked: true, priceSeenTug: 249_900 };
  const lines: CartLine[] = [
    { code: 'the chair', ...ticked },
    { code: 'the lamp', ...ticked },
  ];
  const fresh = (remain: number) => ({ priceTug: 249_900, discountPercent: 0, bonusPercent: 3, remain });
  const selected = selectForOrder(
    lines,
    new Map([
      ['the chair', fresh(5)],
      ['the lamp', fresh(0)],
    ]),
  );
  const going = selected.lines.map(({ code }) => code);
  return `Of two ticked products ${going.join()} goes on to the address and ${selected.dropped.join()}, which is out of stock, stays behind.`;
};
