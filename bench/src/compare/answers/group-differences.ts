import type { Difference } from './json-differences.ts';

/** One address or call and where its two answers differ. */
export interface Found {
  what: string;
  /** The call, by which differences are grouped; empty for pages. */
  kind: string;
  differences: Difference[];
}

const DIGITS = /\d+/g;

/** How many are equal, and each kind of difference once: how often, the first place, and the values of both sides there. */
export function groupDifferences(name: string, found: readonly Found[]): string {
  const equal = found.filter(({ differences }) => differences.length === 0).length;
  const groups = new Map<string, { first: Difference; what: string; in: Set<string>; times: number }>();
  for (const { what, kind, differences } of found) {
    for (const difference of differences) {
      const key = keyOf(kind, difference);
      const group = groups.get(key) ?? { first: difference, what, in: new Set(), times: 0 };
      group.in.add(what);
      group.times += 1;
      groups.set(key, group);
    }
  }
  const lines = [...groups.values()]
    .toSorted((one, other) => other.in.size - one.in.size)
    .flatMap(({ first: { place, older, own }, what, in: seen, times }) => [
      `${times} times in ${seen.size}: ${place}, first in ${what.slice(0, 120)}`,
      ...(older === null ? [] : [`  - ${older}`]),
      ...(own === null ? [] : [`  + ${own}`]),
    ]);
  return [`${name}: ${equal} of ${found.length} are equal, ${groups.size} kinds of difference`, ...lines].join('\n');
}

/** For JSON the place, for a page the change itself; different numbers are the same kind. */
const keyOf = (kind: string, { place, older, own }: Difference): string =>
  place === 'html'
    ? [older, own].map((text) => text?.replace(DIGITS, '0')).join(' → ')
    : [kind, place, older === null, own === null].join(' ');
