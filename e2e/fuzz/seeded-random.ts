/** Chance that falls the same way in every run. */
export interface SeededRandom {
  /** From 0 up to, not including, `below`. */
  whole: (below: number) => number;
  oneOf: <Item>(items: readonly Item[]) => Item;
  /** Once in so many throws. */
  oneIn: (inSoMany: number) => boolean;
}

/** Random numbers of one input: they depend on its name and not on earlier inputs, so that it can be sent again alone. */
export function seededRandom(seed: number, name: string): SeededRandom {
  let state = seed >>> 0;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // Mulberry32.
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(share() * below);
  return {
    whole,
    oneOf: <Item>(items: readonly Item[]) => items[whole(items.length)] as Item,
    oneIn: (inSoMany) => whole(inSoMany) === 0,
  };
}
