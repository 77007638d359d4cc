/** Random numbers that are the same in every run. */
export interface SeededRandom {
  /** At least 0, below 1. */
  share: () => number;
  /** From 0 up to, not including, `below`. */
  whole: (below: number) => number;
  oneOf: <Item>(items: readonly Item[]) => Item;
  /** True in one of `inSoMany` draws. */
  oneIn: (inSoMany: number) => boolean;
}

/** With a name the numbers depend on it and not on earlier draws, so one of many inputs can be drawn again alone. */
export function seededRandom(seed: number, name = ''): SeededRandom {
  let state = seed >>> 0;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // Mulberry32: one 32-bit state, good enough to draw shoppers and bad inputs.
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
    oneIn: (inSoMany) => whole(inSoMany) === 0,
  };
}
