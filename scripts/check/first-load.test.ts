import { expect, test } from 'vitest';
import { firstLoads } from './first-load.ts';

const manifest = {
  'index.html': { file: 'index.js', imports: ['framework'], dynamicImports: ['orders.tsx', 'login.tsx'] },
  framework: { file: 'framework.js', imports: ['index.html'] },
  'orders.tsx': { file: 'orders.js', imports: ['framework', 'table'] },
  'login.tsx': { file: 'login.js', imports: ['framework'] },
  table: { file: 'table.js' },
};

test('a screen loads the entry, itself and all that both import, each once', () => {
  expect(firstLoads(manifest, 'index.html')).toEqual([
    { screen: 'orders.tsx', files: ['index.js', 'framework.js', 'orders.js', 'table.js'] },
    { screen: 'login.tsx', files: ['index.js', 'framework.js', 'login.js'] },
  ]);
});

test('a build without screens is an error, and not a light page', () => {
  expect(() => firstLoads({ 'index.html': { file: 'index.js' } }, 'index.html')).toThrow('opens no screen');
});
