import { type Difference, jsonDifferences } from '../answers/json-differences.ts';
import { tokenDifferences } from '../answers/token-differences.ts';
import type { Seen } from './read-seen.ts';

/** In the order of the report: what matters most to search engines comes first. */
export const KINDS = [
  'status',
  'robots',
  'canonical',
  'title',
  'description',
  'Open Graph',
  'ld+json',
  'headings',
  'links',
  'alt texts',
  'text',
] as const;

/** Two sentences share punctuation and short words by chance; split at each of them a difference would be unreadable. */
const WORDS_BETWEEN = 4;

export interface SeenDifference extends Difference {
  kind: (typeof KINDS)[number];
}

export function seenDifferences(older: Seen, own: Seen): SeenDifference[] {
  const of = (kind: SeenDifference['kind'], differences: readonly Difference[]): SeenDifference[] =>
    differences.map((difference) => ({ ...difference, kind }));
  return [
    ...(['robots', 'canonical', 'title', 'description'] as const).flatMap((kind) =>
      of(kind, older[kind] === own[kind] ? [] : [{ place: '', older: older[kind] || null, own: own[kind] || null }]),
    ),
    ...of('Open Graph', jsonDifferences(older.openGraph, own.openGraph)),
    ...of('ld+json', jsonDifferences(older.structured, own.structured)),
    ...of('headings', inOrder(older.headings, own.headings, 0)),
    ...of('links', asSets(older.links, own.links)),
    ...of('alt texts', asSets(older.alts, own.alts)),
    ...of('text', inOrder(older.words, own.words, WORDS_BETWEEN)),
  ];
}

const inOrder = (older: readonly string[], own: readonly string[], between: number): Difference[] =>
  tokenDifferences(older, own, between).map((difference) => ({ ...difference, place: '' }));

const asSets = (older: ReadonlySet<string>, own: ReadonlySet<string>): Difference[] => [
  ...[...older].filter((one) => !own.has(one)).map((gone) => ({ place: '', older: gone, own: null })),
  ...[...own].filter((one) => !older.has(one)).map((put) => ({ place: '', older: null, own: put })),
];
