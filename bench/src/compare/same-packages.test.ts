import { expect, test } from 'vitest';
import { hasPackagesOf } from './same-packages.ts';

const lock = (packages: object) => JSON.stringify({ packages });
const older = {
  '': { version: '0.0.0' },
  rules: { version: '0.0.0' },
  'node_modules/@tokhi/rules': { link: true },
  'node_modules/zod': { version: '4.6.7' },
};

test('the own version and packages that were added since do not need another installation', () => {
  const here = { ...older, rules: { version: '0.3.0' }, 'node_modules/yaml': { version: '2.9.1' } };
  expect(hasPackagesOf(lock(older), lock(here))).toBe(true);
});

test('another version, a package that is gone, and one that has moved do', () => {
  const { 'node_modules/zod': zod, ...without } = older;
  expect(hasPackagesOf(lock(older), lock({ ...older, 'node_modules/zod': { version: '4.6.8' } }))).toBe(false);
  expect(hasPackagesOf(lock(older), lock(without))).toBe(false);
  expect(hasPackagesOf(lock(older), lock({ ...without, 'server/node_modules/zod': zod }))).toBe(false);
});

test('so does a package of the shop that is not there any more', () => {
  const { 'node_modules/@tokhi/rules': _, ...without } = older;
  expect(hasPackagesOf(lock(older), lock(without))).toBe(false);
});
