import type { UnderstoodFilter } from '@tokhi/contract/calls/search';
import { piecesOf } from './pieces.ts';

/** The words of a text that the shop does not know, consecutive ones together, each with the text without them. */
export function struckWords(typed: string, unknown: readonly string[]): UnderstoodFilter[] {
  const isUnknown = new Set(unknown);
  const parts: { from: number; to: number }[] = [];
  let isOpen = false;
  for (const { text, from, to } of piecesOf(typed)) {
    const last = parts.at(-1);
    const isStruck = isUnknown.has(text.toLowerCase());
    if (isStruck && isOpen && last) last.to = to;
    else if (isStruck) parts.push({ from, to });
    isOpen = isStruck;
  }
  return parts.map(({ from, to }) => ({
    kind: 'word',
    label: typed.slice(from, to),
    without: `${typed.slice(0, from)} ${typed.slice(to)}`.replace(/\s+/g, ' ').trim(),
    isMet: false,
  }));
}
