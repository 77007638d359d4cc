// Changes to lines of the cart. Separate from cart.ts, which every page loads: these load with whatever shows the lines.
import { type CartLine, setChecked, setQuantity, removeFromCart as without } from '@tokhi/rules/cart/cart-lines';
import { currentCart, keepCart } from './cart.ts';
import type { CartProduct } from './cart-storage.ts';

/** The session has expired: the cart here is a guest's again, and is merged with the stored cart at the next login. */
export function disownCart(): void {
  const here = currentCart();
  if (here.version !== null) keepCart({ ...here, version: null, unsent: [], changed: false });
}

/** The stored cart has these pieces now, unless more were added since. */
export function markSent(code: string, quantity: number): void {
  const here = currentCart();
  const line = here.lines.find((one) => one.code === code);
  if (line === undefined || line.quantity === quantity) {
    keepCart({ ...here, unsent: here.unsent.filter((one) => one !== code) });
  }
}

const change = (lines: readonly CartLine[]): void => keepCart({ ...currentCart(), lines, changed: true });

/** The stepper of a row: from one to the remaining stock. */
export function setCartQuantity(code: string, typed: number): void {
  const { lines, products } = currentCart();
  const product = products.get(code);
  if (product !== undefined) change(setQuantity(lines, code, typed, product.remain));
}

/** The ticks of rows. */
export const setCartChecked = (codes: readonly string[], checked: boolean): void =>
  change(codes.reduce((lines: readonly CartLine[], code) => setChecked(lines, code, checked), currentCart().lines));

/** Removes products and returns a function that puts them back in their places. */
export function removeFromCart(...codes: string[]): () => void {
  const { lines, products } = currentCart();
  change(codes.reduce((rest: readonly CartLine[], code) => without(rest, code), lines));
  return () => {
    for (const [place, line] of lines.entries()) {
      const product = products.get(line.code);
      if (codes.includes(line.code) && product !== undefined) putBack(line, product, place);
    }
  };
}

function putBack(line: CartLine, product: CartProduct, place: number): void {
  const here = currentCart();
  // Added again meanwhile: the visitor already has it.
  if (here.lines.some(({ code }) => code === line.code)) return;
  keepCart({
    ...here,
    lines: here.lines.toSpliced(place, 0, line),
    products: new Map(here.products).set(line.code, product),
    unsent: [...here.unsent, line.code],
  });
}
