/** How long a label has to be out of view before it counts again: each box has its own label. */
const GONE_MS = 1_200;

export interface SeenLabels {
  /** When each label was last in view. */
  at: Map<string, number>;
  /** The labels of the last look. */
  last: readonly string[];
}

/**
 * The codes that came into view: a label that stays in view counts once, however rarely a slow phone looks,
 * and the next box with the same code counts again.
 */
export function newLabels(seen: SeenLabels, codes: readonly string[], now: number): string[] {
  const isGone = (code: string) => !seen.last.includes(code) && now - (seen.at.get(code) ?? -Infinity) > GONE_MS;
  const fresh = [...new Set(codes)].filter(isGone);
  for (const code of codes) seen.at.set(code, now);
  seen.last = codes;
  return fresh;
}
