import { expect, test } from 'vitest';
import { readTable, writeTable } from './cost-document.ts';

const EMPTY = '# Costs\n\n## Calls\n\nWhat a call costs.\n\n| call |\n|---|\n\n## Pages\n\n| page |\n|---|\n';
const CALLS = new Map([
  ['homePage', { statements: 3, bytes: 12_345 }],
  ['showOrder, 100 lines', { statements: 7, bytes: 1_234_567 }],
]);
const PAGES = new Map([['/search?p=a', { statements: 0, elements: 999 }]]);

test('reads the tables that it wrote, and keeps the prose around them', () => {
  const document = writeTable(writeTable(EMPTY, 'Calls', CALLS), 'Pages', PAGES);
  expect(readTable(document, 'Calls')).toEqual(CALLS);
  expect(readTable(document, 'Pages')).toEqual(PAGES);
  expect(document).toContain('| `showOrder, 100 lines` | 7 | 1,234,567 |\n\n## Pages');
  expect(document).toContain('What a call costs.');
  expect(writeTable(document, 'Calls', CALLS)).toBe(document);
});

test('refuses to write a table that the document has no place for', () => {
  expect(() => writeTable('# Costs\n\n## Pages\n\n| page |\n|---|\n', 'Calls', CALLS)).toThrow('Calls');
});
