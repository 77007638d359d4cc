/** A suggestion split at the typed letters, at the beginning of a word; null if they are not in it. */
export function typedPart(text: string, typed: string): { before: string; hit: string; after: string } | null {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return null;
  const lower = text.toLowerCase();
  let at = lower.indexOf(wanted);
  while (at > 0 && !/\s/.test(lower.charAt(at - 1))) at = lower.indexOf(wanted, at + 1);
  if (at === -1) return null;
  const end = at + wanted.length;
  return { before: text.slice(0, at), hit: text.slice(at, end), after: text.slice(end) };
}
