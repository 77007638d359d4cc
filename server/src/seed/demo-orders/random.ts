/** The same values for the same seed on every machine: pictures of the demo shop can be compared. */
export interface Random {
  /** From `from` to below `to`. */
  between: (from: number, to: number) => number;
  /** Whole numbers from `from` to `to`, both included. */
  whole: (from: number, to: number) => number;
  pick: <Value>(values: readonly Value[]) => Value;
  chance: (perMille: number) => boolean;
}

const [STEP, MIX] = [0x6d2b79f5, 61];
const TWO_TO_32 = 2 ** 32;

/** mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), MIX | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_TO_32;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1));
  return {
    ...{ between, whole },
    pick: (values) => {
      const value = values[whole(0, values.length - 1)];
      if (value === undefined) throw new Error('nothing to pick from');
      return value;
    },
    chance: (perMille) => next() * 1_000 < perMille,
  };
}
