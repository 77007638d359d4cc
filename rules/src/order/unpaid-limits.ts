// Unpaid goods (spec §4 Order status; decision 43): whoever has never paid an order keeps at most 30 pieces and 20,000,000₮ of goods reserved by unpaid orders, everybody else 150 pieces and 100,000,000₮; of one product a quarter of its stock or 5 pieces, whichever is more.
import type { Tug } from '../money/money.ts';

interface Bounds {
  pieces: number;
  goodsTug: Tug;
}

/** Set by the owner. */
export interface UnpaidLimits {
  /** For customers who have never paid an order. */
  newcomer: Bounds;
  /** For everybody else. */
  customer: Bounds;
  /** Per product: a percentage of its stock, or this many pieces if that is more. */
  product: { percent: number; pieces: number };
}

/** Pieces of a product in an unpaid order, and what they cost together. */
export interface UnpaidLine {
  productId: number;
  quantity: number;
  goodsTug: Tug;
}

/** A line of the new order; `stock` is the whole stock of the product, reserved or not. */
interface AskedLine extends UnpaidLine {
  stock: number;
}

/** The limit that is exceeded; for a product, how many of it one customer may keep. */
type OverLimit = { of: 'pieces' | 'goods' } | { of: 'product'; productId: number; most: number };

const sumOf = (lines: readonly UnpaidLine[], of: (line: UnpaidLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0);

/** How many pieces of a product one customer may keep unpaid. */
export const mostOfProduct = (stock: number, { percent, pieces }: UnpaidLimits['product']): number =>
  Math.max(pieces, Math.floor((stock * percent) / 100));

/** Why an order may not be made in addition to its customer's unpaid orders; null: it may. */
export function overUnpaidLimits(
  reserved: readonly UnpaidLine[],
  asked: readonly AskedLine[],
  hasPaid: boolean,
  limits: UnpaidLimits,
): OverLimit | null {
  for (const { productId, quantity, stock } of asked) {
    const same = reserved.filter((line) => line.productId === productId);
    const most = mostOfProduct(stock, limits.product);
    if (sumOf(same, (line) => line.quantity) + quantity > most) return { of: 'product', productId, most };
  }
  const { pieces, goodsTug } = hasPaid ? limits.customer : limits.newcomer;
  const all = [...reserved, ...asked];
  if (sumOf(all, (line) => line.quantity) > pieces) return { of: 'pieces' };
  return sumOf(all, (line) => line.goodsTug) > goodsTug ? { of: 'goods' } : null;
}
