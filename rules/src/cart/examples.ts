// The examples of RULES.md for the rules of this folder; each is computed by the rule's own code.
import { formatTug, groupThousands } from '../money/money.ts';
import { badgeText } from './cart-badge.ts';
import { changesSince } from './cart-changes.ts';
import { addToCart, type CartLine } from './cart-lines.ts';
import { mergeCarts } from './cart-merge.ts';
import { selectForOrder } from './cart-selection.ts';
import { lineTotals } from './cart-totals.ts';
import { canAdd, clampQuantity, oneMore } from './quantity.ts';
import { parseQuotedCodes, printQuotedCodes } from './quoted-codes.ts';

const verdict = (total: number): string => (canAdd(total, 3) ? 'taken' : 'refused');

const verdictOfQuotedCodes = (text: string): string => (parseQuotedCodes(text).ok ? 'taken' : 'refused');

export const examples = {
  'cart-badge': (): string => `The cart icon says “${badgeText(9)}” for nine products and “${badgeText(10)}” for ten.`,
  'cart-changes': (): string => {
    const said = changesSince(
      [{ code: 'AMAR', quantity: 3, checked: true, priceSeenTug: 1_890_000 }],
      new Map([['AMAR', { priceTug: 1_590_000, salePriceTug: 1_590_000, bonusPercent: 3, remain: 2 }]]),
    ).map(({ kind }) => kind.replace('_', ' '));
    return `A cart with 3 beds seen at ${formatTug(1_890_000)} says, now that 2 are left at ${formatTug(1_590_000)}: ${said.join(', ')}.`;
  },
  'cart-lines': (): string => {
    const cart: CartLine[] = [{ code: '70489215', quantity: 2, checked: true, priceSeenTug: 249_900 }];
    const add = (quantity: number): string => {
      const added = addToCart(cart, { code: '70489215', quantity, priceSeenTug: 249_900 }, 3);
      return added.ok ? `makes ${added.lines.map((line) => line.quantity).join()}` : 'is refused';
    };
    return `With 2 chairs in the cart and 3 in the shop, adding one ${add(1)} and adding two ${add(2)}.`;
  },
  'cart-merge': (): string => {
    const chairs = (quantity: number): CartLine[] => [
      { code: '70489215', quantity, checked: true, priceSeenTug: 249_900 },
    ];
    const merged = (remain: number): number[] =>
      mergeCarts(chairs(2), chairs(5), new Map([['70489215', remain]])).map(({ quantity }) => quantity);
    return `A guest with 5 chairs who logs in to a cart with 2 has ${merged(9).join()} of them, or ${merged(4).join()} when only 4 remain.`;
  },
  'cart-selection': (): string => {
    const ticked = { quantity: 1, checked: true, priceSeenTug: 249_900 };
    const lines: CartLine[] = [
      { code: 'the chair', ...ticked },
      { code: 'the lamp', ...ticked },
    ];
    const fresh = (remain: number) => ({ priceTug: 249_900, salePriceTug: 249_900, bonusPercent: 3, remain });
    const selected = selectForOrder(
      lines,
      new Map([
        ['the chair', fresh(5)],
        ['the lamp', fresh(0)],
      ]),
    );
    const going = selected.lines.map(({ code }) => code);
    return `Of two ticked products ${going.join()} goes on to the address and ${selected.dropped.join()}, which is out of stock, stays behind.`;
  },
  'cart-totals': (): string => {
    const { amountTug, bonus } = lineTotals({ priceTug: 249_900, salePriceTug: 199_920, bonusPercent: 3 }, 5);
    return `Five chairs of ${formatTug(249_900)} at 20 % off cost ${formatTug(amountTug)} and earn ${groupThousands(bonus)} points.`;
  },
  quantity: (): string =>
    `With 3 chairs left, plus at 3 stays at ${oneMore(3, 3)}, typing 12 gives ${clampQuantity(12, 3)}, adding a third is ${verdict(3)} and adding a fourth ${verdict(4)}.`,
  'quoted-codes': (): string => {
    const text = printQuotedCodes(['70489215', '70489216']);
    return `The shipping page asks for ${text}, which is ${verdictOfQuotedCodes(text)}; with anything behind it, it is ${verdictOfQuotedCodes(`${text}) or (1=1`)}.`;
  },
};
