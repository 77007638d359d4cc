import { gigabytes, type Space } from './disk.ts';
import { bad, type Finding, good, warning } from './finding.ts';

interface Cache {
  path: string;
  maxBytes: number;
  minFreeBytes: number;
}

const UNITS: Readonly<Record<string, number>> = { '': 1, k: 1024, m: 1024 ** 2, g: 1024 ** 3 };

function bytesOf(line: string, name: string): number {
  const [, digits = '0', unit = ''] = new RegExp(`\\b${name}=(\\d+)([kmg]?)`, 'i').exec(line) ?? [];
  return Number(digits) * (UNITS[unit.toLowerCase()] ?? 1);
}

/** The caches of an nginx configuration. */
export const cachesOf = (configuration: string): Cache[] =>
  [...configuration.matchAll(/^\s*proxy_cache_path\s+(\S+)([^;]*);/gm)].map(([, path = '', rest = '']) => ({
    ...{ path, maxBytes: bytesOf(rest, 'max_size'), minFreeBytes: bytesOf(rest, 'min_free') },
  }));

const MEANS = 'a page that finds no room while nginx keeps it is cut short for its visitor';
const REMEDY = 'give /var/cache/nginx a larger file system of its own, or make max_size in nginx.conf smaller';

/** Caches may share a file system: nginx evicts below min_free, but another cache may leave less than that. */
export function judgeCacheDisk(caches: readonly Cache[], spaceAt: (path: string) => Space | null): Finding[] {
  if (caches.length === 0)
    return [warning('edge cache: nothing is kept', 'every visit costs the shop a page', 'copy ops/nginx.conf again')];
  const wanted = caches.reduce((sum, { maxBytes }) => sum + maxBytes, 0);
  return caches.map(({ path, maxBytes, minFreeBytes }) => {
    const space = spaceAt(path);
    if (space === null)
      return bad(`edge cache: ${path} is not there`, 'nginx does not start', `install -d -o www-data ${path}`);
    const { freeBytes, wholeBytes } = space;
    const has = `edge cache: ${gigabytes(freeBytes)} free at ${path}`;
    if (minFreeBytes === 0) return bad(`${has}, without min_free`, MEANS, 'copy ops/nginx.conf again');
    if (wholeBytes <= minFreeBytes || freeBytes < minFreeBytes)
      return bad(`${has}, less than min_free=${gigabytes(minFreeBytes)}`, MEANS, REMEDY);
    if (wholeBytes < wanted + minFreeBytes) {
      const needs = `the caches may grow to ${gigabytes(wanted)} and keep ${gigabytes(minFreeBytes)} free`;
      return warning(`${has}, of ${gigabytes(wholeBytes)} in all`, needs, REMEDY);
    }
    return good(`${has}, for at most ${gigabytes(maxBytes)}`);
  });
}
