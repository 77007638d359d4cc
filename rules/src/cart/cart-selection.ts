// Cart selection (spec §5 Proceeding from cart): the ticked lines that remain go on to the address, those out of stock are left out, and none is no order.

import type { Tug } from '../money/money.ts';
import type { CartLine } from './cart-lines.ts';
import { canAdd, clampQuantity } from './quantity.ts';

/** Today's data of a product in the cart. */
export interface FreshProduct {
  priceTug: Tug;
  /** What a unit costs now, after the campaign. */
  salePriceTug: Tug;
  bonusPercent: number;
  remain: number;
}

/** Today's products by code; one that is missing is no longer sold. */
export type FreshProducts = ReadonlyMap<string, FreshProduct>;

/** A line with its product; its quantity is at most what remains. */
export interface SelectedLine extends CartLine {
  product: FreshProduct;
}

export interface Selection {
  lines: SelectedLine[];
  /** Ticked codes that cannot be bought; the page says that they were left out. */
  dropped: string[];
  refusal: 'nothing_purchasable' | null;
}

/** The lines that go on to the address. */
export function selectForOrder(lines: readonly CartLine[], products: FreshProducts): Selection {
  const selected: SelectedLine[] = [];
  const dropped: string[] = [];
  for (const line of lines) {
    if (!line.checked) continue;
    const product = products.get(line.code);
    if (product === undefined || !canAdd(1, product.remain)) dropped.push(line.code);
    else selected.push({ ...line, quantity: clampQuantity(line.quantity, product.remain), product });
  }
  return { lines: selected, dropped, refusal: selected.length === 0 ? 'nothing_purchasable' : null };
}
