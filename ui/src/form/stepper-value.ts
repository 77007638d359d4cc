interface Bounds {
  min: number;
  max: number;
}

/** The count in a typed text; the minimum for a text without a number. */
export function stepperValue(typed: string, { min, max }: Bounds): number {
  const count = Number.parseInt(typed, 10);
  // The minimum wins if a line has nothing left to buy (max under min).
  return Math.max(min, Math.min(Number.isNaN(count) ? min : count, max));
}
