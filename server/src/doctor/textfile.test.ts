import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bad, good, warning } from './finding.ts';
import { textfileOf, writeTextfile } from './textfile.ts';

const NOW = new Date('2026-11-19T00:00:00Z');

test('each thing that the doctor looks at has one level, the worst that was found, and promtool reads all of it', () => {
  const text = textfileOf(
    [
      good('Node.js v24.21.0'),
      good('PostgreSQL: clock'),
      bad('PostgreSQL: away (ECONNREFUSED)', 'nobody can order', 'look'),
      warning('disk: 3 GB of 60 GB free at /', 'it fills', 'look'),
      good('https://tokhi.example/robots.txt answers'),
    ],
    NOW,
  );
  expect(text).toContain('doctor_findings{name="PostgreSQL",level="bad"} 1\n');
  expect(text).toContain('doctor_findings{name="PostgreSQL",level="good"} 0\n');
  expect(text).toContain('doctor_findings{name="disk",level="warning"} 1\n');
  expect(text).toContain('doctor_findings{name="Node.js",level="good"} 1\n');
  expect(text).toContain('doctor_findings{name="https://tokhi.example/robots.txt",level="good"} 1\n');
  expect(text).toContain(`doctor_last_run_timestamp_seconds ${NOW.getTime() / 1_000}\n`);
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' });
  expect({ status, said: `${stdout}${stderr}` }).toEqual({ status: 0, said: '' });
});

test('the file is there as a whole, and the exporter of another user may read it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tokhi-textfile-'));
  const path = join(folder, 'doctor.prom');
  writeTextfile(path, 'first\n');
  writeTextfile(path, 'second\n');
  expect(readFileSync(path, 'utf8')).toBe('second\n');
  expect(statSync(path).mode & 0o777).toBe(0o644);
  expect(readdirSync(folder)).toEqual(['doctor.prom']);
  rmSync(folder, { recursive: true });
});
