import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type LockedPackage, unverifiedPackages } from '../check/unverified-packages.ts';
import { platformHints } from './platform-hints.ts';

test('Debian on x64 has everything', () => {
  expect(platformHints('linux', 'x64', true)).toMatchObject({
    postgresql: expect.stringContaining('apt-get install postgresql-15'),
    cannot: [],
  });
});

test('Debian on arm64 has everything but the gate, which calls the Node of the packages', () => {
  expect(platformHints('linux', 'arm64', true).cannot).toEqual([expect.stringMatching(/^bash \.ci\/run/)]);
  expect(readFileSync('.ci/run', 'utf8')).toContain('node_modules/.bin/node');
});

test('a Linux without apt is told what it lacks, and never to call apt-get', () => {
  const hints = platformHints('linux', 'arm64', false);
  expect(hints.cannot).toEqual([expect.stringContaining('npm run e2e')]);
  expect(JSON.stringify(hints)).not.toContain('apt-get');
});

test('macOS is told of Homebrew, of what does not work there, and of the builds that the lock cannot verify', () => {
  const { postgresql, redis, cannot } = platformHints('darwin', 'arm64', false);
  expect([postgresql, redis]).toEqual([expect.stringMatching(/^brew/), expect.stringMatching(/^brew/)]);
  expect(cannot).toEqual([expect.stringContaining('npm run e2e'), expect.stringContaining('five tools (record 151)')]);
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  expect(unverifiedPackages(packages, [{ os: 'darwin', cpu: 'arm64', libc: 'none' }])).toHaveLength(5);
});
