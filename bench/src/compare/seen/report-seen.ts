import { KINDS, type SeenDifference } from './seen-differences.ts';

/** An address and its differences. */
export interface Looked {
  address: string;
  differences: SeenDifference[];
}

interface Group {
  first: SeenDifference;
  addresses: Set<string>;
  times: number;
}

/** Per kind; the rest is counted. */
const MOST_GROUPS = 12;
const DIGITS = /\d+/g;

/** For each kind the number of differing addresses, and each difference once: how often, the first address, and both sides there. */
export function reportSeen(looked: readonly Looked[]): string {
  const equal = looked.filter(({ differences }) => differences.length === 0).length;
  const kinds = KINDS.flatMap((kind) => {
    const groups = groupsOf(looked, kind);
    if (groups.length === 0) return [`${kind}: no difference`];
    const addresses = new Set(groups.flatMap((group) => [...group.addresses]));
    const rest = groups.length - MOST_GROUPS;
    return [
      `\n${kind}: ${addresses.size} addresses differ, ${groups.length} differences`,
      ...groups.slice(0, MOST_GROUPS).flatMap(reportGroup),
      ...(rest > 0 ? [`  … and ${rest} more, each on as many addresses or fewer`] : []),
    ];
  });
  return [`seen: ${equal} of ${looked.length} addresses are equal`, ...kinds].join('\n');
}

function groupsOf(looked: readonly Looked[], kind: SeenDifference['kind']): Group[] {
  const groups = new Map<string, Group>();
  for (const { address, differences } of looked) {
    for (const difference of differences.filter((one) => one.kind === kind)) {
      const { place, older, own } = difference;
      // Different numbers are the same difference: prices, codes, counts.
      const key = [place, older, own].map((text) => text?.replace(DIGITS, '0')).join(' → ');
      const group = groups.get(key) ?? { first: difference, addresses: new Set(), times: 0 };
      group.addresses.add(address);
      group.times += 1;
      groups.set(key, group);
    }
  }
  return [...groups.values()].toSorted((one, other) => other.addresses.size - one.addresses.size);
}

const reportGroup = ({ first: { place, older, own }, addresses, times }: Group): string[] => [
  `  ${times} times on ${addresses.size}${place && `, ${place}`}, first ${[...addresses][0]}`,
  ...(older === null ? [] : [`    - ${older}`]),
  ...(own === null ? [] : [`    + ${own}`]),
];
