import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { notices, packagesOf } from './licences.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

function packageNamed(name: string, files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  made.push(folder);
  const about = JSON.stringify({ name, version: '1.0.0', license: 'MIT' });
  for (const [file, text] of Object.entries({ ...files, 'package.json': about }))
    writeFileSync(join(folder, file), text);
  return folder;
}

test('each package is named once, whichever of its modules are used, and our own rooms are none', () => {
  expect(
    packagesOf([
      '/shop/node_modules/react/index.js',
      '/shop/node_modules/react/cjs/react.js',
      '/shop/node_modules/@radix-ui/react-slider/dist/index.mjs',
      '/shop/node_modules/a/node_modules/b/index.js',
      '/shop/rules/src/prices.ts',
      '\0vite/preload-helper.js',
    ]),
  ).toEqual([
    '/shop/node_modules/react',
    '/shop/node_modules/@radix-ui/react-slider',
    '/shop/node_modules/a/node_modules/b',
  ]);
});

test('the notice of a package is its name, its version and its whole licence', () => {
  const written = notices([packageNamed('some-slider', { 'LICENSE.md': 'Copyright (c) Somebody\n' })]);
  expect(written).toContain('some-slider 1.0.0 (MIT)\n\nCopyright (c) Somebody\n');
});

test('a licence that a package says in its README only is kept here', () => {
  expect(notices([packageNamed('embla-carousel')])).toContain('David Jerleke');
});

test('a package without any licence text fails the build', () => {
  expect(() => notices([packageNamed('careless')])).toThrow('careless is part of the build and brings no licence text');
});
