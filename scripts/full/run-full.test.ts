// The loop of `npm run full` with instant steps.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resultTable } from './full-results.ts';
import { FULL_STEPS } from './full-steps.ts';
import { type FullRun, runFull } from './run-full.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tokhi-full-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const REPORT = JSON.stringify({ numPassedTests: 7, testResults: [] });
const STEPS = [
  { name: 'model', command: `echo model >>"$ROOT/ran"; echo '${REPORT}' >"$REPORT"` },
  { name: 'kills', command: 'echo kills >>"$ROOT/ran"; echo a worker is left; test -e "$ROOT/corrected"' },
  { name: 'races', command: 'echo races >>"$ROOT/ran"' },
];
const ran = () => (existsSync(join(root, 'ran')) ? readFileSync(join(root, 'ran'), 'utf8').trim().split('\n') : []);
const full = (changes: Partial<FullRun> = {}) =>
  runFull({
    ...{ steps: STEPS, folder: join(root, 'full'), commit: 'aaaa', env: { ...process.env, ROOT: root } },
    ...{ goesOn: () => true, say: () => {} },
    ...changes,
  });

test('goes on after the last finished step, and keeps what the runners counted', async () => {
  let allowed = 1;
  const first = await full({ goesOn: () => allowed-- > 0 });
  expect(ran()).toEqual(['model']);
  expect(first).toMatchObject([{ name: 'model', commit: 'aaaa', isOk: true, counts: { passed: 7, failed: 0 } }]);
  await full();
  expect(ran()).toEqual(['model', 'kills', 'races']);
});

test('runs a step that failed again, and says that it was not the first try', async () => {
  const results = await full();
  expect(results.map(({ isOk }) => isOk)).toEqual([true, false, true]);
  expect(readFileSync(join(root, 'full/kills.log'), 'utf8')).toBe('a worker is left\n');
  writeFileSync(join(root, 'corrected'), '');
  const again = await full();
  expect(ran()).toEqual(['model', 'kills', 'races', 'kills']);
  expect(again.find(({ name }) => name === 'kills')).toMatchObject({ isOk: true, tries: 2 });
  await full();
  expect(ran()).toHaveLength(4);
});

test('runs everything on another commit, and shows older results with theirs', async () => {
  await full();
  const results = await full({ commit: 'bbbb', steps: STEPS.slice(0, 1) });
  expect(ran()).toEqual(['model', 'kills', 'races', 'model']);
  const day = results[0]?.day;
  const timed = results.map((result) => ({ ...result, seconds: 2_597 }));
  const table = resultTable([...STEPS, { name: 'journeys', command: '' }], timed, 'bbbb').split('\n');
  expect(table).toEqual([
    '1 of 4 steps passed on bbbb.',
    '',
    '| step | result | tests | seconds | commit | day |',
    '|---|---|---|--:|---|---|',
    `| model | passed | 7 passed, 0 failed | 2,597 | bbbb | ${day} |`,
    `| kills | failed | – | 2,597 | aaaa | ${day} |`,
    `| races | passed | – | 2,597 | aaaa | ${day} |`,
    '| journeys | not run | | | | |',
  ]);
});

test('every file that a step of the full run names exists, and no name is taken twice', () => {
  const files = FULL_STEPS.flatMap(({ command }) => command.match(/[\w/-]+\.test\.ts/g) ?? []);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(FULL_STEPS.map(({ name }) => name)).size).toBe(FULL_STEPS.length);
});
