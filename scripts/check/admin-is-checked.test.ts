// Every check covers the admin application too: a fault planted there fails it. Its dependency rules: scripts/dependency-rules.test.ts.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { copyOfRepository } from '../copy-of-repository.ts';
import { repositoryOfTest } from './sources/repository-of-test.ts';
import { findBanned } from './vocabulary/find-banned.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a check in a folder; returns its output and exit status. */
function check(script: string, folder: string): { status: number | null; said: string } {
  const done = spawnSync(process.execPath, [join(root, 'scripts/check', script)], { cwd: folder, encoding: 'utf8' });
  return { status: done.status, said: `${done.stdout}${done.stderr}` };
}

const STOREFRONT = 'storefront/build/client';
const ROUTES = {
  root: { id: 'root', module: '/assets/a.js' },
  home: { id: 'home', index: true, module: '/assets/a.js' },
};
const MANIFEST = {
  'index.html': { file: 'assets/index.js', dynamicImports: ['x.tsx'] },
  'x.tsx': { file: 'assets/x.js' },
};

/** Both applications as built, with one admin screen. */
const built = (screen: string) =>
  repositoryOfTest({
    [`${STOREFRONT}/assets/manifest-1.js`]: `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/assets/a.js' }, routes: ROUTES })};`,
    [`${STOREFRONT}/assets/a.js`]: '',
    'admin/build/.vite/manifest.json': JSON.stringify(MANIFEST),
    'admin/build/assets/index.js': '',
    'admin/build/assets/x.js': screen,
  });

test('a screen of staff over its budget fails the check of budgets', () => {
  const heavy = randomBytes(230_000).toString('base64');
  expect(check('budgets.ts', built(heavy))).toMatchObject({ status: 1, said: expect.stringContaining('x.tsx: 23') });
  expect(check('budgets.ts', built('let a;')).status).toBe(0);
});

test('a package that staff load without its licence fails the check of licences', () => {
  const needs = (dependencies: object) => JSON.stringify({ dependencies });
  const given = (script: string, licences: string) =>
    check(
      'licences.ts',
      repositoryOfTest({
        [`${STOREFRONT}/licences.txt`]: '',
        'admin/build/licences.txt': licences,
        'admin/build/assets/x.js': script,
        ...{ 'ui/package.json': needs({}), 'storefront/package.json': needs({}) },
        'admin/package.json': needs({ planted: '1.0.0' }),
      }),
    );
  expect(given('', '').said).toContain('admin/build/licences.txt does not name planted');
  const silent = given("Symbol.for('react.transitional.element')", '\nplanted 1.0.0 (MIT)');
  expect(silent).toMatchObject({ status: 1, said: expect.stringContaining('admin/build/assets/x.js does not say') });
  expect(given('', '\nplanted 1.0.0 (MIT)').status).toBe(0);
});

test('a banned word in a screen of staff is found', () => {
  const planted = repositoryOfTest({ 'admin/app/features/orders/rows.tsx': 'export const openBill = 1;' });
  expect(findBanned(planted).uses).toMatchObject([{ file: 'admin/app/features/orders/rows.tsx', found: 'openBill' }]);
});

test('a file of the admin application that nobody uses is dead code', () => {
  const { folder, remove } = copyOfRepository(root);
  onTestFinished(remove);
  writeFileSync(join(folder, 'admin/app/planted-dead.ts'), 'export const unused = 1;\n');
  const args = ['--workspace', 'admin', '--no-progress', '--reporter', 'compact'];
  const { stdout, status } = spawnSync(join(root, 'node_modules/.bin/knip'), args, { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toContain('admin/app/planted-dead.ts');
});
