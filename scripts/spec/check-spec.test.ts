import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addedEndpoints, type EndpointName, endpoints } from '@tokhi/contract/endpoints';
import { afterAll, expect, test } from 'vitest';
import { openShop } from '../../server/src/open-shop.ts';
import { copyOfRepository } from '../copy-of-repository.ts';
import { coverageRows, NOT_YET } from './read-coverage.ts';
import { calls } from './read-spec.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const copy = copyOfRepository(root);
afterAll(() => copy.remove());

/** Runs the check, as `npm run check` does, on a copy with one changed file. */
function checkWith(file: string, change: (text: string) => string): { status: number | null; said: string } {
  const original = read(file);
  const changed = change(original);
  expect(changed).not.toBe(original);
  writeFileSync(join(copy.folder, file), changed);
  const done = spawnSync(process.execPath, ['scripts/spec/check-spec.ts'], { cwd: copy.folder, encoding: 'utf8' });
  writeFileSync(join(copy.folder, file), original);
  return { status: done.status, said: done.stdout + done.stderr };
}
const withoutLine = (containing: string) => (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.includes(containing))
    .join('\n');

test('the repository as it stands passes', () => {
  const done = spawnSync(process.execPath, ['scripts/spec/check-spec.ts'], { cwd: copy.folder, encoding: 'utf8' });
  expect(done.stderr).toBe('');
  expect(done.status).toBe(0);
});

test('the specification has 42 calls, and the contract has the same 42 beside those it names as added', () => {
  const inSpec = calls();
  expect(inSpec).toHaveLength(42);
  const ofSpec = (Object.keys(endpoints) as EndpointName[]).filter((name) => !addedEndpoints.includes(name));
  expect(new Set(ofSpec.map((name) => `${endpoints[name].method} ${endpoints[name].path}`))).toEqual(new Set(inSpec));
});

test('a call removed from the contract fails the check', () => {
  const { status, said } = checkWith('contract/src/endpoints.ts', withoutLine("'/api/purchase/submit-order'"));
  expect(status).toBe(1);
  expect(said).toContain('contract/src/endpoints.ts lacks POST /api/purchase/submit-order');
});

test('a text changed by one letter fails the check', () => {
  const { status, said } = checkWith('contract/src/texts/texts.ts', (text) =>
    text.replace('хүрэлцэхгүй байна', 'хүрэхгүй байна'),
  );
  expect(status).toBe(1);
  expect(said).toContain("lacks the text 'Үлдэгдэл хүрэлцэхгүй байна'");
});

test.each([
  [
    'a sentence about the product',
    '| Goods are ordered from a',
    'no row under The product for Goods are ordered from a',
  ],
  ['a route', '| `/track-order` |', 'no row under Routes for /track-order'],
  ['a bullet of a screen', '| Home page: Three tabs', 'no row under Screens for Home page: Three tabs: Recommended'],
  [
    'a sentence of a screen',
    '| Login: Submitting both',
    'no row under Screens for Login: Submitting both fields empty',
  ],
  ['an entity', '| Shipping state |', 'no row under Entities for Shipping state'],
  ['a call', '| `POST /api/product/compare` |', 'no row under Calls for POST /api/product/compare'],
  ['a text', '| ХАЙЛТ ИЛЭРЦГҮЙ |', 'no row under Texts for ХАЙЛТ ИЛЭРЦГҮЙ'],
  ['a Latin text', '| Last chance |', 'no row under Texts for Last chance'],
  ['a limit', '| 9.15 ', 'no row under Rules and limits for 9.15'],
])('the row of %s removed from the coverage fails the check', (_kind, row, complaint) => {
  const { status, said } = checkWith('docs/spec-coverage.md', withoutLine(row));
  expect(status).toBe(1);
  expect(said).toContain(complaint);
});

test.each([
  ['a screen', '| Compare page: Table', '| Compare page: Chart', 'under Screens the row Compare page: Chart'],
  ['an entity', '| Lend |', '| Loan |', 'under Entities the row Loan'],
  ['a route', '| `/trend` |', '| `/fashion` |', 'under Routes the row /fashion'],
  ['a clause', '| 6.4 ', '| 6.5 ', 'under Rules and limits the row 6.5'],
])('a row of %s that the specification does not have fails the check', (_kind, row, other, complaint) => {
  const { status, said } = checkWith('docs/spec-coverage.md', (text) => text.replace(row, other));
  expect(status).toBe(1);
  expect(said).toContain(complaint);
  expect(said).toContain('stands for nothing in docs/spec.md');
});

test('a part of a screen that is new in the specification wants a row', () => {
  const { status, said } = checkWith('docs/spec.md', (text) =>
    text.replace('### Cart page', '### Cart page\n- A line to share the cart with a friend.'),
  );
  expect(status).toBe(1);
  expect(said).toContain('no row under Screens for Cart page: A line to share the');
});

test('a row that names a file or a test which does not exist fails the check', () => {
  const file = checkWith('docs/spec-coverage.md', (text) =>
    text.replaceAll('rules/src/catalogue/rating.ts', 'rules/src/stars.ts'),
  );
  expect(file).toMatchObject({ status: 1, said: expect.stringContaining('rules/src/stars.ts does not exist') });
  const name = checkWith('docs/spec-coverage.md', (text) => text.replaceAll('shows five stars', 'shows six stars'));
  expect(name).toMatchObject({
    status: 1,
    said: expect.stringContaining('has no test «a product without reviews shows six stars»'),
  });
});

test('a mutation whose text has gone, and a table of proofs that lacks a row, fail the check', () => {
  const gone = checkWith('rules/src/money/welcome-bonus.ts', (text) => text.replaceAll('2_020', '2020'));
  expect(gone).toMatchObject({ status: 1, said: expect.stringContaining('finds its text 0 times') });
  const lacking = checkWith('docs/spec-proofs.md', withoutLine('| 1.1 2,020 bonus points'));
  expect(lacking).toMatchObject({ status: 1, said: expect.stringContaining('docs/spec-proofs.md is stale') });
});

test('the coverage says of exactly the bound calls that they are built', () => {
  const { table, rawRoutes } = openShop({
    db: undefined as never,
    now: () => new Date(),
    sessionLives: { unusedDays: 30, wholeDays: 90 },
    tries: undefined as never,
    commonPasswords: new Set(),
    social: { shopOrigin: 'https://tokhi.example' } as never,
    cacheMegabytes: 16,
  });
  // A call of section 7 that returns a page is a raw route outside the table (google-login).
  const answered = [...table.bound().map(([name]) => endpoints[name].path), ...rawRoutes.map(({ path }) => path)];
  const bound = (Object.keys(endpoints) as EndpointName[])
    .filter((name) => !addedEndpoints.includes(name) && answered.includes(endpoints[name].path))
    .map((name) => `${endpoints[name].method} ${endpoints[name].path}`);
  const said = coverageRows(read('docs/spec-coverage.md'))
    .filter(({ section, item, carriers }) => section === 'Calls' && item.includes('/api/') && carriers[1] !== NOT_YET)
    .map(({ item }) => item);
  expect(new Set(said)).toEqual(new Set(bound));
});
