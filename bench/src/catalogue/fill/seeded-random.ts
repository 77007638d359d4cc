/** Random in the way a bench needs it: the same draws in every run. */
export interface Random {
  /** At least 0, below 1. */
  share: () => number;
  /** From 0 up to, not including, `below`. */
  whole: (below: number) => number;
  oneOf: <Item>(items: readonly Item[]) => Item;
}

/** Mulberry32: one 32-bit state, good enough to draw shoppers. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(share() * below);
  return {
    share,
    whole,
    oneOf: <Item>(items: readonly Item[]) => items[whole(items.length)] as Item,
  };
}
