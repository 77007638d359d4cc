/** The fields of a package in the lock that are needed here. */
export interface LockedPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
}

interface Machine {
  os: string;
  cpu: string;
  libc: string;
}

/** Where the shop runs and is built (README). */
const SUPPORTED: readonly Machine[] = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
];

/** Whether npm skips a package on a machine: optional, and for another system, processor or C library. */
const isForeign = ({ optional, ...made }: LockedPackage, machine: Machine): boolean =>
  optional === true &&
  (['os', 'cpu', 'libc'] as const).some((what) => made[what] !== undefined && !made[what].includes(machine[what]));

/** Packages that one of these machines would install without an integrity check. */
export const unverifiedPackages = (
  packages: Readonly<Record<string, LockedPackage>>,
  machines: readonly Machine[] = SUPPORTED,
): string[] =>
  Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .filter(([, locked]) => machines.some((machine) => !isForeign(locked, machine)))
    .map(([path]) => path);
