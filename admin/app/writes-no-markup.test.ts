import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Words of customers and colleagues stand on every screen: React escapes them, and there is no other way in.
test('no screen of staff writes markup, or runs a text', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));
  const writes =
    /dangerouslySetInnerHTML|(inner|outer)HTML|insertAdjacentHTML|document\.write|\beval\(|new Function|srcdoc/i;
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => writes.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')))).toEqual([]);
});
