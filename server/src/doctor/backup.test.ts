// The doctor's findings in the backup machine's report: each single fault is named, with its meaning and remedy.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { reportsAt } from '../../test/backup-report-of-test.ts';
import { readReport } from '../backup/backup-report.ts';
import { judgeBackups } from './backup.ts';

const NOW = new Date('2026-11-19T04:00:00Z');
const { hoursAgo, done, failed, reportOf } = reportsAt(NOW);
const folder = mkdtempSync(join(tmpdir(), 'tokhi-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function wrongWith(text: string | null) {
  const file = join(folder, 'report.json');
  rmSync(file, { force: true });
  if (text !== null) writeFileSync(file, text);
  return judgeBackups(file, readReport(file), NOW).filter(({ state }) => state !== 'good');
}

test('nothing is wrong with a well backup machine', () => {
  expect(wrongWith(reportOf({}))).toEqual([]);
});

const FAULTS: readonly [fault: string, text: string | null, found: RegExp][] = [
  ['no report yet', null, /^bad backups: no report/],
  ['half a report', reportOf({}).slice(0, 100), /^bad backups: no report/],
  ['no backup yet', reportOf({ backup: null }), /^bad backups: none of the database/],
  ['none that succeeded', reportOf({ backup: failed(1, null, 'x') }), /^bad backups: none of the database/],
  ['an old backup', reportOf({ backup: done(70) }), /^bad backups: the newest of the database is 70 hours/],
  ['a late backup', reportOf({ backup: done(30) }), /^warning backups: the newest of the database is 30 hours/],
  ['one that failed', reportOf({ backup: failed(1, 20, 'ENOSPC') }), /^warning backups: the last of the .* ENOSPC/],
  ['failing for days', reportOf({ backup: failed(1, 51, 'ENOSPC') }), /^bad backups: the newest of .* 51 hours/],
  ['old pictures', reportOf({ media: done(60) }), /^bad backups: the newest of the media is 60 hours/],
  ['a report of tomorrow', reportOf({ writtenAt: hoursAgo(-30) }), /^bad backups: the report is of the future/],
  ['a machine that is away', reportOf({ writtenAt: hoursAgo(5) }), /^bad backups: the backup .* not heard for 5 hours/],
  ['no rehearsal', reportOf({ rehearsal: null }), /^bad backups: never rehearsed/],
  ['none for nine days', reportOf({ rehearsal: done(9 * 24) }), /^bad backups: last rehearsed 9 days ago/],
  [
    'a partial one',
    reportOf({ rehearsal: failed(2, 72, 'partial: x') }),
    /^bad backups: the rehearsal failed: partial/,
  ],
  ['no WAL there', reportOf({ lastWalAt: null }), /^bad backups: no WAL arrived/],
  ['old WAL there', reportOf({ lastWalAt: hoursAgo(1) }), /^bad backups: the newest WAL there is 54 minutes old/],
  ['a disk that fills', reportOf({ freeKilobytes: 10_000_000 }), /^warning backups: 9.5 GB of 95.4 GB/],
  ['a full disk', reportOf({ freeKilobytes: 1_000_000 }), /^bad backups: 1.0 GB of 95.4 GB/],
];

test.each(FAULTS)('%s', (_fault, text, found) => {
  const [finding, ...others] = wrongWith(text);
  expect(others).toEqual([]);
  expect(`${finding?.state} ${finding?.what}`).toMatch(found);
  expect([finding?.means, finding?.remedy]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
});
