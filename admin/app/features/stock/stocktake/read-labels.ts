/** So long a label has to be out of sight before it counts again: each box has one of its own. */
const GONE_MS = 1_200;

export interface SeenLabels {
  /** When each label was in sight last. */
  at: Map<string, number>;
  /** What the last look found. */
  last: readonly string[];
}

/**
 * The codes of this look that came into sight: a label that stays before the camera counts once, however rarely a slow phone looks,
 * and the next box with the same code counts again.
 */
export function newLabels(seen: SeenLabels, codes: readonly string[], now: number): string[] {
  const isGone = (code: string) => !seen.last.includes(code) && now - (seen.at.get(code) ?? -Infinity) > GONE_MS;
  const fresh = [...new Set(codes)].filter(isGone);
  for (const code of codes) seen.at.set(code, now);
  seen.last = codes;
  return fresh;
}
