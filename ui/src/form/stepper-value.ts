interface Bounds {
  min: number;
  max: number;
}

/** The count that a typed text stands for; a text without a number gives the least. */
export function stepperValue(typed: string, { min, max }: Bounds): number {
  const count = Number.parseInt(typed, 10);
  // The least wins where a line has nothing left to buy (max under min).
  return Math.max(min, Math.min(Number.isNaN(count) ? min : count, max));
}
