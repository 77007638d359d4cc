// A cart shared as a link (`/cart?role=cart#goods=70489215*2,70489216`): codes and quantities are in the fragment, which no server
// sees or logs, and nothing about the sender.
import { type CartLine, MOST_CART_LINES } from '@tokhi/rules/cart/cart-lines';

interface SharedLine {
  code: string;
  quantity: number;
}

const LINE = /^([A-Za-z0-9][A-Za-z0-9._-]{0,39})(?:\*([1-9]\d{0,2}))?$/;
const MARK = '#goods=';

/** The fragment of a link to the ticked lines. */
export const sharedFragment = (lines: readonly CartLine[]): string =>
  MARK +
  lines
    .filter(({ checked }) => checked)
    .map(({ code, quantity }) => (quantity === 1 ? code : `${code}*${quantity}`))
    .join(',');

/** Reads it back; drops what is not a code. */
export function readShared(fragment: string): SharedLine[] {
  if (!fragment.startsWith(MARK)) return [];
  const quantities = new Map<string, number>();
  for (const text of fragment.slice(MARK.length).split(',').slice(0, MOST_CART_LINES)) {
    const [, code, quantity] = LINE.exec(text) ?? [];
    if (code !== undefined) quantities.set(code, Number(quantity ?? 1));
  }
  return [...quantities].map(([code, quantity]) => ({ code, quantity }));
}
