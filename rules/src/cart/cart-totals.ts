// Cart totals (spec §2 Cart page, §9 Cart amount, decision 3): over the lines that would be ordered, each unit price × quantity, discounted or not.
import { unitBonus } from '../money/bonus.ts';
import type { Tug } from '../money/money.ts';
import type { CartLine } from './cart-lines.ts';
import { type FreshProduct, type FreshProducts, selectForOrder } from './cart-selection.ts';

export interface CartTotals {
  /** Lines that count, and the pieces in them. */
  products: number;
  pieces: number;
  /** At current prices, before campaigns. */
  subtotalTug: Tug;
  /** Discount of campaigns. */
  saleTug: Tug;
  /** What the goods cost: subtotal less sale. */
  amountTug: Tug;
  /** Points that the order will earn. */
  bonus: number;
}

/** The amounts of one line; rounding happened once, per unit. */
export function lineTotals(product: Omit<FreshProduct, 'remain'>, quantity: number): Omit<CartTotals, 'products'> {
  const { priceTug, salePriceTug } = product;
  return {
    pieces: quantity,
    subtotalTug: priceTug * quantity,
    saleTug: (priceTug - salePriceTug) * quantity,
    amountTug: salePriceTug * quantity,
    bonus: unitBonus(salePriceTug, product.bonusPercent) * quantity,
  };
}

/** The summary of the cart, and the figure in the header: ticked lines that can be bought, as they would be ordered. */
export function cartTotals(lines: readonly CartLine[], products: FreshProducts): CartTotals {
  const totals: CartTotals = { products: 0, pieces: 0, subtotalTug: 0, saleTug: 0, amountTug: 0, bonus: 0 };
  for (const { product, quantity } of selectForOrder(lines, products).lines) {
    const line = lineTotals(product, quantity);
    totals.products += 1;
    totals.pieces += line.pieces;
    totals.subtotalTug += line.subtotalTug;
    totals.saleTug += line.saleTug;
    totals.amountTug += line.amountTug;
    totals.bonus += line.bonus;
  }
  return totals;
}
