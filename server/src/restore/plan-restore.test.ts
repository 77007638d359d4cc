import { expect, test } from 'vitest';
import type { Backup } from '../backup/repository.ts';
import { BackupRefused } from '../backup/restored-database.ts';
import { goalOf } from './moment.ts';
import { backupFor, CannotRestore } from './plan-restore.ts';

const backupOf = (label: string, whole: string): Backup => ({
  ...{ label, type: 'full', database: { id: 1, 'repo-key': 1 }, info: { size: 1 } },
  timestamp: { start: 0, stop: new Date(whole).getTime() / 1_000 },
});
const backups = [backupOf('first', '2026-11-18T01:00:00Z'), backupOf('second', '2026-11-19T01:00:00Z')];
const labelFor = (said: string) => backupFor(backups, goalOf(said) ?? { to: 'newest', said: 'newest' }).label;

test('a moment is reached from the newest backup that was whole before it', () => {
  expect(labelFor('2026-11-19 09:01')).toBe('second');
  expect(labelFor('2026-11-19 09:00')).toBe('first');
  expect(labelFor('newest')).toBe('second');
});

test('a moment before all backups cannot be reached, and without any nothing can', () => {
  expect(() => labelFor('2026-11-18 08:59')).toThrow(CannotRestore);
  expect(() => backupFor([], { to: 'newest', said: 'newest' })).toThrow(BackupRefused);
});
