import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgePage } from './judge-page.ts';
import { COUNTS, LEVEL_TWO } from './requirements.ts';

const page = readFileSync('docs/asvs.md', 'utf8');

test('the standard has 70, 183 and 92 requirements of levels 1, 2 and 3', () => {
  expect(COUNTS).toEqual([70, 183, 92]);
  expect(LEVEL_TWO.size).toBe(253);
});

test('the page has each requirement once, and a file for each that is met', () => {
  expect(judgePage(page).faults).toEqual([]);
});

const changed = (from: RegExp, to: string) => {
  expect(page).toMatch(from);
  return judgePage(page.replace(from, to)).faults.join('\n');
};

test.each<[what: string, from: RegExp, to: string, fault: string]>([
  ['a requirement that is left out', /^\| 1\.2\.4 \|.*\n/m, '', '1.2.4 has no row'],
  ['one that is named twice', /^(\| 1\.2\.4 \|.*\n)/m, '$1$1', '1.2.4 a second time'],
  ['one of level 3', /^\| 1\.2\.4 \|/m, '| 1.2.4, 1.2.10 |', '1.2.10 is no requirement of levels 1 and 2'],
  ['one of an older edition', /^\| 1\.2\.4 \|/m, '| 1.2.4, 1.14.6 |', '1.14.6 is no requirement'],
  [
    'a met one without a file',
    /^(\| 1\.2\.4 \| [^|]+ \| met \|)[^|]+\|/m,
    '$1 of course |',
    '1.2.4 is met, and by which',
  ],
  ['a state of its own', /^(\| 1\.2\.4 \| [^|]+ \|) met \|/m, '$1 nearly |', '«nearly» is none of'],
  ['a half without the other half', /missing: /, 'without ', 'says not what is «missing: »'],
])('finds %s', (_what, from, to, fault) => {
  expect(changed(from, to)).toContain(fault);
});
