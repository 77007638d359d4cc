import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bringMigrations } from './bring-migrations.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokhi-migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function release(name: string, files: Record<string, string>): string {
  const path = join(folder, name);
  mkdirSync(path);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return path;
}

test('the older release gets the migrations that came after it', () => {
  const older = release('older', { '0001-one.sql': 'select 1' });
  const newer = release('newer', {
    '0001-one.sql': 'select 1',
    '0003-three.sql': 'select 3',
    '0002-two.sql': 'select 2',
  });
  expect(bringMigrations(newer, older)).toEqual(['0002-two.sql', '0003-three.sql']);
  expect(readdirSync(older).sort()).toEqual(['0001-one.sql', '0002-two.sql', '0003-three.sql']);
  expect(readFileSync(join(older, '0002-two.sql'), 'utf8')).toBe('select 2');
});

test('a migration that was edited or deleted after it landed is named, and nothing is copied', () => {
  const older = release('older', { '0001-one.sql': 'select 1', '0002-two.sql': 'select 2' });
  const newer = release('newer', { '0001-one.sql': 'select 11', '0003-three.sql': 'select 3' });
  expect(() => bringMigrations(newer, older)).toThrow('0001-one.sql, 0002-two.sql');
  expect(readdirSync(older).sort()).toEqual(['0001-one.sql', '0002-two.sql']);
});
