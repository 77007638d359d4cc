import { statfsSync } from 'node:fs';
import { bad, type Finding, good, warning } from './finding.ts';

export interface Space {
  freeBytes: number;
  wholeBytes: number;
}

const GB = 1024 ** 3;
const ENOUGH = 0.15;
const SCARCE = 0.05;

export const gigabytes = (bytes: number): string => `${(bytes / GB).toFixed(1)} GB`;

/** Null if there is no such folder. */
export function spaceOf(path: string): Space | null {
  try {
    const { bavail, bsize, blocks } = statfsSync(path);
    return { freeBytes: bavail * bsize, wholeBytes: blocks * bsize };
  } catch {
    return null;
  }
}

/** A share of the disk, at least a gigabyte: PostgreSQL stops when it cannot write its log. */
export function judgeDisk(path: string, space: Space | null): Finding {
  if (space === null)
    return bad(`disk: ${path} is not there`, 'whoever writes there fails', 'make it, as ops/install.md does');
  const { freeBytes, wholeBytes } = space;
  const what = `disk: ${gigabytes(freeBytes)} of ${gigabytes(wholeBytes)} free at ${path}`;
  const remedy = 'look with: du -xh --max-depth=2 / | sort -h | tail; then clear it, or enlarge the disk';
  if (freeBytes < Math.max(SCARCE * wholeBytes, GB)) return bad(what, 'orders fail when it is full', remedy);
  if (freeBytes < ENOUGH * wholeBytes) return warning(what, 'it is filling up', remedy);
  return good(what);
}
