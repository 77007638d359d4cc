import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Everything a page may import for its values, not only for types. */
const browserFiles = [
  'client.ts',
  'endpoints.ts',
  'limits.ts',
  'admin/endpoints.ts',
  'admin/permissions.ts',
  'texts/texts.ts',
  'texts/field-texts.ts',
  'texts/refusals.ts',
  'texts/fill-text.ts',
];

const importAt = /^\s*import\b(?!\s+type\b)[^;'"]*['"]([^'"]+)['"]/gm;
const exportFrom = /^\s*export\s*[{*][^;'"]*from\s*['"]([^'"]+)['"]/gm;
const lateImport = /\bimport\(\s*['"]([^'"]+)['"]/g;

/** Imports that are still there when the types are gone. `import { type A }` stays, as an import for its effects. */
const runtimeImports = (source: string): string[] =>
  [importAt, exportFrom, lateImport].flatMap((form) => [...source.matchAll(form)].map(([, name = '']) => name));

/** Packages that a file pulls in, over all the files it imports. */
function packagesBehind(file: URL, seen = new Set<string>()): string[] {
  if (seen.has(file.href)) return [];
  seen.add(file.href);
  return runtimeImports(readFileSync(file, 'utf8')).flatMap((name) => {
    if (name.startsWith('.')) return packagesBehind(new URL(name, file), seen);
    if (!name.startsWith('@tokhi/rules/')) return [name];
    return packagesBehind(new URL(`../../rules/src/${name.slice('@tokhi/rules/'.length)}.ts`, import.meta.url), seen);
  });
}

test.each(browserFiles)('%s brings no package into the browser', (file) => {
  expect(packagesBehind(new URL(file, import.meta.url))).toEqual([]);
});

test('the walk would see zod: the calls themselves have it', () => {
  expect(packagesBehind(new URL('calls.ts', import.meta.url))).toContain('zod');
});

test.each([
  ["import { z } from 'zod';", ['zod']],
  ["import { type A, b } from './b.ts';", ['./b.ts']],
  ["import {\n  a,\n  b,\n} from './ab.ts';", ['./ab.ts']],
  ["import './effect.ts';", ['./effect.ts']],
  ["export { a } from './a.ts';", ['./a.ts']],
  ["const late = await import('zod');", ['zod']],
  ["import type { z } from 'zod';", []],
  ["export const text = 'zod';", []],
])('the walk reads %j', (source, imports) => {
  expect(runtimeImports(source)).toEqual(imports);
});
