/** So long a label has to be out of sight before it counts again: each box has one of its own. */
const GONE_MS = 1_200;

/**
 * The codes of this look that were not in the last ones. `seen` keeps when each was in sight last: a label that stays before the
 * camera counts once, and the next box with the same code counts again.
 */
export function newLabels(seen: Map<string, number>, codes: readonly string[], now: number): string[] {
  const fresh = [...new Set(codes)].filter((code) => now - (seen.get(code) ?? -Infinity) > GONE_MS);
  for (const code of codes) seen.set(code, now);
  return fresh;
}
