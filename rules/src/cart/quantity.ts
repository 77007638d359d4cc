// Quantity (spec §5, decision 4): one to what remains, on every button and field.

const LEAST = 1;

/** Whole, at least one, at most what remains. With nothing left a line stays at one piece and cannot be bought. */
export const clampQuantity = (typed: number, remain: number): number =>
  // An empty field gives NaN.
  Math.max(LEAST, Math.min(Math.floor(typed) || LEAST, remain));

/** The plus button. */
export const oneMore = (quantity: number, remain: number): number => clampQuantity(quantity + 1, remain);

/** The minus button. */
export const oneLess = (quantity: number, remain: number): number => clampQuantity(quantity - 1, remain);

/** Whether the cart may contain this many in all; if not, the customer reads that the stock is too low. */
export const canAdd = (totalQuantity: number, remain: number): boolean =>
  totalQuantity >= LEAST && totalQuantity <= remain;
