import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SECTION = '## Names that stay in the database and on the wire';
const SOURCES = [
  '{server,contract,rules}/src/**/*.ts',
  'server/migrations/*.sql',
  '{storefront,admin}/app/**/*.{ts,tsx}',
];

/** The names in the first column: `bill_id` of `receipts`. */
function keptNames(glossary: string): string[] {
  const [, section = ''] = glossary.split(SECTION);
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

function goneNames(glossary: string): string[] {
  const sources = globSync(SOURCES).map((file) => readFileSync(file, 'utf8'));
  return keptNames(glossary).filter((name) => !existsSync(name) && !sources.some((text) => text.includes(name)));
}

test('every name that the glossary keeps is still a name of the database, the contract or a page', () => {
  const glossary = readFileSync('docs/glossary.md', 'utf8');
  expect(keptNames(glossary).length).toBeGreaterThan(50);
  expect(goneNames(glossary)).toEqual([]);
});

test('a kept name that the code no longer has is found', () => {
  expect(goneNames(`${SECTION}\n\n| columns \`bill_id\` and \`ghost_column\` | – | – |\n`)).toEqual(['ghost_column']);
});
