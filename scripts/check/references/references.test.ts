import { expect, test } from 'vitest';
import { repositoryOfTest } from '../sources/repository-of-test.ts';
import { findBadReferences } from './find-bad-references.ts';
import { mentionedRecords } from './record-numbers.ts';

/** A repository without broken references. */
const SOUND = {
  '.gitignore': 'build/\n',
  'ARCHITECTURE.md':
    '## Server\n`server/src/modules/<module>/`: orders.\n## Storefront\n`app/features/<subject>/`: cart.\n',
  'CONTRIBUTING.md': 'The next number: `server/migrations/0003-what-it-adds.sql`.\n',
  'docs/decisions/README.md':
    '| [001](001-first.md) | First |\n| [002](002-second.md) | Second |\n\n## Dependencies\n\n### `server`\n| `pg`, `@fastify/static`, `/helmet` | why |\n',
  'docs/decisions/001-first.md': '# 001. First\n\n- Status: amended by 002\n',
  'docs/decisions/002-second.md':
    '# 002. Second\n\nSee [record 1](001-first.md), `server/src/modules` and `build/out.json`.\n',
  'server/package.json':
    '{ "dependencies": { "pg": "1", "@fastify/static": "1", "@fastify/helmet": "1", "@tokhi/x": "1" } }',
  'server/migrations/0002-two.sql': '-- a table (record 002), see src/gone.ts\n',
  'server/src/modules/orders/order.ts':
    '// decisions 1 and\n// 2; `orders/order.ts`, order.ts, `<module>.routes.ts`, `*.queries.ts`, ../orders/order.ts\n',
  'storefront/app/features/cart/cart.ts': "export const path = 'no/such/file.ts';\n",
};

const faultsWith = (planted: Record<string, string>) =>
  findBadReferences(repositoryOfTest({ ...SOUND, ...planted })).map(
    ({ file, line, what }) => `${file}:${line} ${what}`,
  );

test('a repository whose references lead somewhere has no faults', () => {
  expect(faultsWith({})).toEqual([]);
});

test.each<[what: string, planted: Record<string, string>, fault: string]>([
  ['a record in a comment', { 'a.ts': '\n// because (decision 3)' }, 'a.ts:2 mentions record 003'],
  ['a record on the next line', { 'a.ts': '/**\n * By records 1 and\n * 003.\n */' }, 'a.ts:3 mentions record 003'],
  ['a record within a range', { 'docs/a.md': 'Records 001–003.' }, 'docs/a.md:1 mentions record 003'],
  [
    'an amendment',
    { 'docs/decisions/001-first.md': '# 001. First\nAmended by 007' },
    '001-first.md:2 mentions record 007',
  ],
  [
    'a record that is not listed',
    { 'docs/decisions/003-new.md': '# 003. New' },
    'has no row for docs/decisions/003-new.md',
  ],
  ['two records of one number', { 'docs/decisions/002-twin.md': '# 002. Twin' }, '002-twin.md:1 has the number of'],
  ['a heading of another number', { 'docs/decisions/002-second.md': '# 003. Second' }, 'does not begin with «# 002. »'],
  ['a link to another record', { 'a.md': '[record 2](docs/decisions/001-first.md)' }, 'a.md:1 calls record 001 2'],
  ['a link of a document', { 'docs/a.md': 'See [it](decisions/none.md).' }, 'docs/a.md:1 names decisions/none.md'],
  ['a path in a comment', { 'a.css': '/* see ui/none.css */' }, 'a.css:1 names ui/none.css'],
  ['a file in a document', { 'a.md': 'Run `none.test.ts`.' }, 'a.md:1 names none.test.ts'],
  ['a folder in backticks', { 'a.md': 'In `server/none`.' }, 'a.md:1 names server/none'],
  [
    'a migration',
    { 'server/migrations/0003-more.sql': '' },
    'CONTRIBUTING.md:1 states 0003 as the next migration; it is 0004',
  ],
  [
    'no word about migrations',
    { 'CONTRIBUTING.md': 'Hello' },
    'does not state the next migration: `server/migrations/0003',
  ],
  [
    'a dependency',
    { 'server/package.json': '{ "dependencies": { "pg": "1", "zod": "1" } }' },
    'has no row for zod of server',
  ],
  ['a dependency that is gone', { 'server/package.json': '{}' }, 'README.md:7 lists pg for server'],
  ['a module', { 'server/src/modules/stock/stock.ts': '' }, 'ARCHITECTURE.md:1 does not list server/src/modules/stock'],
  ['a feature', { 'storefront/app/features/orders/a.ts': '' }, 'does not list storefront/app/features/orders'],
])('finds %s that is not there', (_what, planted, fault) => {
  expect(faultsWith(planted).join('\n')).toContain(fault);
});

test('an index that lists a record twice, or one that is gone, is found', () => {
  const index = `${SOUND['docs/decisions/README.md']}| [002](002-second.md) |\n| [004](004-gone.md) |\n`;
  const faults = faultsWith({ 'docs/decisions/README.md': index }).join('\n');
  expect(faults).toContain('README.md:8 lists docs/decisions/002-second.md a second time');
  expect(faults).toContain('README.md:9 lists docs/decisions/004-gone.md, which does not exist');
});

test.each<[text: string, numbers: number[]]>([
  ['decision 12, 3 tries', [12]],
  ['decisions 15, 16 and 40', [15, 16, 40]],
  ['Records 6–8 or 120', [6, 7, 8, 120]],
  ['record 012 and 013', [12, 13]],
  ['a record of 1200 rows, record 1200', []],
])('reads the records of «%s»', (text, numbers) => {
  expect(mentionedRecords(text).map(({ number }) => number)).toEqual(numbers);
});
