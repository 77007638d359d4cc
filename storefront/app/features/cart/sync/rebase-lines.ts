import type { CartLine } from '@tokhi/rules/cart/cart-lines';

const isSame = (one: CartLine, other: CartLine): boolean =>
  one.quantity === other.quantity && one.checked === other.checked && one.priceSeenTug === other.priceSeenTug;

export interface Rebased {
  lines: CartLine[];
  /** Codes of lines that were added or changed here meanwhile. */
  differing: string[];
  /** Something was removed here meanwhile. */
  tookOut: boolean;
}

/**
 * The stored cart from the server, with the visitor's changes between request and response: those are
 * newer than the response.
 */
export function rebaseLines(asked: readonly CartLine[], here: readonly CartLine[], kept: readonly CartLine[]): Rebased {
  const before = new Map(asked.map((line) => [line.code, line]));
  const changed = here.filter((line) => {
    const was = before.get(line.code);
    return was === undefined || !isSame(was, line);
  });
  const changedByCode = new Map(changed.map((line) => [line.code, line]));
  const stillHere = new Set(here.map(({ code }) => code));
  const isTakenOut = (code: string) => before.has(code) && !stillHere.has(code);
  const lines = kept.filter(({ code }) => !isTakenOut(code)).map((line) => changedByCode.get(line.code) ?? line);
  const known = new Set(kept.map(({ code }) => code));
  return {
    lines: [...lines, ...changed.filter(({ code }) => !known.has(code))],
    differing: changed.map(({ code }) => code),
    tookOut: asked.some(({ code }) => isTakenOut(code)),
  };
}
