// Synchronises the browser's cart with the customer's stored cart (spec §4 Cart; decisions 24 and 41). Loaded on demand.
import type { CartProduct as RefreshedProduct } from '@tokhi/contract/calls/cart';
import type { CartLine } from '@tokhi/rules/cart/cart-lines';
import { toastFailure } from '@tokhi/ui/overlay/toast.ts';
import { ask } from '../../../calls/ask.ts';
import { stateOfError } from '../../../calls/call-state.ts';
import { currentCart, keepCart } from '../../../local/cart.ts';
import { markSent } from '../../../local/cart-changes.ts';
import { cartProduct } from '../../../local/cart-product.ts';
import type { Cart } from '../../../local/cart-storage.ts';
import { sessionToken } from '../../../local/session.ts';
import { refusalCode } from '../../../refusal-code.ts';
import { rebaseLines } from './rebase-lines.ts';

/** The result of a refresh. */
interface Refreshed {
  /** Names of products that were in the cart and are no longer sold. */
  gone: string[];
}

// One after the other: each starts from the version that the previous one read.
let last: Promise<unknown> = Promise.resolve();

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/** Sends what the stored cart lacks, and reads today's prices and stock. Null: no answer; the cart stays as it is. */
export const syncCart = (): Promise<Refreshed | null> => inTurn(() => refresh().catch(() => null));

/** The add button of a signed-in customer: sends the added pieces, then reads the cart. */
export const sendAdded = (code: string, qty: number): Promise<Refreshed | null> =>
  inTurn(async () => {
    // A cart that was not merged yet is sent as a whole.
    if (currentCart().version === null) return refresh().catch(() => null);
    const total = currentCart().lines.find((line) => line.code === code)?.quantity ?? 0;
    try {
      await ask('addToCart', { code, qty });
      markSent(code, total);
    } catch (error) {
      const errorState = stateOfError(error);
      // Without an answer the next refresh sends the pieces: merged, not added again.
      if (errorState.is === 'failed') return null;
      markSent(code, total);
      toastFailure(errorState.text);
    }
    return refresh().catch(() => null);
  });

/** The delete icon. Without an answer the removal is sent when the page is left. */
export const sendRemoved = (codes: readonly string[]): Promise<unknown> =>
  inTurn(async () => {
    for (const code of codes) await ask('removeFromCart', { code }).catch(() => undefined);
  });

const sentLine = ({ code, quantity, checked, priceSeenTug }: CartLine) => ({
  model: code,
  qty: quantity,
  checked,
  price: priceSeenTug,
});

/** A code unknown to the shop, for example of another shop at this address: the refresh removes its line. */
function unlessUnknown(error: unknown): void {
  if (refusalCode(error) !== 'product_not_found') throw error;
}

async function sendChanges({ lines, version, unsent, changed }: Cart): Promise<void> {
  const unknown = version === null ? lines : lines.filter(({ code }) => unsent.includes(code));
  if (version !== null && changed) {
    await ask('updateCart', {
      products: lines.map((line) => ({ model: line.code, qty: line.quantity, checked: line.checked })),
      version,
    }).catch(unlessUnknown);
  }
  if (unknown.length > 0) await ask('mergeCart', { products: unknown.map(sentLine) });
}

async function refresh(): Promise<Refreshed> {
  const token = sessionToken();
  const asked = currentCart();
  if (token !== null) await sendChanges(asked);
  else if (asked.lines.length === 0) return { gone: [] };
  const { product, cart, version } = await ask('cartProduct', { products: asked.lines.map(({ code }) => code) });
  // Signed in or out meanwhile: the answer is about another cart.
  if (sessionToken() !== token) return { gone: [] };
  const freshProducts = [...product, ...cart];
  const gone = asked.lines.filter(({ code }) => freshProducts.every((one) => one.code !== code));
  if (token === null) keepGuests(product, gone);
  else keepCustomers(asked, cart, version, freshProducts);
  return { gone: gone.map(({ code }) => asked.products.get(code)?.name ?? code) };
}

const withFresh = (products: Cart['products'], freshProducts: readonly RefreshedProduct[]): Cart['products'] =>
  new Map([...products, ...freshProducts.map((product) => [product.code, cartProduct(product)] as const)]);

function keepGuests(freshProducts: readonly RefreshedProduct[], gone: readonly CartLine[]): void {
  const here = currentCart();
  const lines = here.lines.filter((line) => gone.every(({ code }) => code !== line.code));
  keepCart({ ...here, lines, products: withFresh(here.products, freshProducts) });
}

function keepCustomers(
  asked: Cart,
  kept: readonly (RefreshedProduct & { quantity: number; checked: boolean; price_seen: number })[],
  version: number,
  freshProducts: readonly RefreshedProduct[],
): void {
  const here = currentCart();
  const keptLines = kept.map(({ code, quantity, checked, price_seen }) => ({
    code,
    quantity,
    checked,
    priceSeenTug: price_seen,
  }));
  const { lines, differing, tookOut } = rebaseLines(asked.lines, here.lines, keptLines);
  keepCart({
    lines,
    products: withFresh(here.products, freshProducts),
    version,
    unsent: differing.filter((code) => here.unsent.includes(code)),
    changed: differing.length > 0 || tookOut,
  });
}
