import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type LockedPackage, unverifiedPackages } from './unverified-packages.ts';

const read = (): Record<string, LockedPackage> => JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
const firstLocked = (packages: Record<string, LockedPackage>, fits: (locked: LockedPackage) => boolean): string =>
  Object.entries(packages).find(([, locked]) => locked.integrity !== undefined && fits(locked))?.[0] ?? '';

test('every package that is installed here is compared with the lock', () => {
  expect(unverifiedPackages(read())).toEqual([]);
});

test('a package that has lost its integrity value is found', () => {
  const packages = read();
  const path = firstLocked(packages, ({ optional }) => !optional);
  delete packages[path]?.integrity;
  expect(unverifiedPackages(packages)).toEqual([path]);
});

test('so is the platform build of this machine, although it is optional', () => {
  const packages = read();
  const path = firstLocked(packages, ({ os, cpu }) => os?.includes('linux') === true && cpu?.includes('x64') === true);
  const locked = packages[path];
  delete locked?.integrity;
  delete locked?.libc;
  expect(unverifiedPackages(packages)).toEqual([path]);
});

test.each<[what: string, locked: LockedPackage, isFound: boolean]>([
  ['a build for another system', { optional: true, os: ['win32'], cpu: ['x64'] }, false],
  ['a build for another processor', { optional: true, os: ['linux'], cpu: ['ppc64'] }, false],
  ['a build for Linux on arm64', { optional: true, os: ['linux'], cpu: ['arm64'] }, true],
  ['a build for another C library', { optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] }, false],
  ['a build for another system that is not optional', { os: ['win32'] }, true],
  ['an optional package for every platform', { optional: true }, true],
  ['a workspace', { link: true }, false],
])('without an integrity value: %s', (_what, locked, isFound) => {
  expect(unverifiedPackages({ 'node_modules/x': locked })).toEqual(isFound ? ['node_modules/x'] : []);
});
