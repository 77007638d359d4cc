// Counted network (spec §9 Limits): limits count an IPv4 address by itself and an IPv6 address by its /64, which one line or phone has to itself; an IPv4 address written as IPv6 is IPv4.

/** Groups of an IPv6 address that name its network; the other four are chosen by the machine itself. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** The key under which a limit counts an address. Text that is not an IP address is its own key. */
export function countedNetwork(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/s, '');
  if (!plain.includes(':')) return plain;
  const groups = groupsOf(plain);
  if (groups === null) return plain;
  const mapped = mappedV4(groups);
  if (mapped !== null) return mapped;
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address, or null for anything else. */
function groupsOf(address: string): number[] | null {
  const halves = withoutDots(address).split('::');
  if (halves.length > 2) return null;
  const [head = [], tail] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = GROUPS - head.length - (tail?.length ?? 0);
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const written = [...head, ...Array<string>(missing).fill('0'), ...(tail ?? [])];
  if (!written.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return null;
  return written.map((group) => Number.parseInt(group, 16));
}

/** `::ffff:203.0.113.9` as `::ffff:cb00:7109`. */
const withoutDots = (address: string): string =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a, b, c, d] = parts.map(Number) as [number, number, number, number];
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });

/** The IPv4 address of `::ffff:0:0/96`, or null. */
function mappedV4(groups: readonly number[]): string | null {
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return null;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}
