/** What the lock says of one package, as far as it matters here. */
export interface LockedPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
}

/** Where the shop runs and is built (README). */
const SUPPORTED = { os: 'linux', cpu: 'x64', libc: 'glibc' } as const;

/** Whether npm passes a package over on a supported machine: optional, and made for another system, processor or C library. */
const isForeign = ({ optional, ...made }: LockedPackage): boolean =>
  optional === true &&
  (['os', 'cpu', 'libc'] as const).some((what) => made[what] !== undefined && !made[what].includes(SUPPORTED[what]));

/** Packages that a supported machine would install without comparing them with the lock. */
export const unverifiedPackages = (packages: Readonly<Record<string, LockedPackage>>): string[] =>
  Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .filter(([, locked]) => !isForeign(locked))
    .map(([path]) => path);
