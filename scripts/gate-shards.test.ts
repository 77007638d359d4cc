// .ci/run with commands that only write down how they were called: which shard runs what, without running any of it.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
let log: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokhi-gate-'));
  log = join(folder, 'commands.log');
  mkdirSync(join(folder, 'scripts'));
  mkdirSync(join(folder, '.ci'));
  cpSync('.ci/run', join(folder, '.ci/run'));
  cpSync('scripts/sum-results.ts', join(folder, 'scripts/sum-results.ts'));
  for (const name of ['npm', 'npx', 'sh']) command(`bin/${name}`, `echo "${name} $*" >>${log}`);
  command(
    'node_modules/.bin/node',
    `case $1 in *sum-results.ts) exec ${process.execPath} "$@" ;; *) echo "node $*" >>${log} ;; esac`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function command(path: string, script: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/bash\n${script}\n`);
  chmodSync(file, 0o755);
}

function gate(...args: string[]): { status: number | null; lastLine: string | undefined; commands: string[] } {
  rmSync(log, { force: true });
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` };
  const done = spawnSync('bash', [join(folder, '.ci/run'), ...args], { env, encoding: 'utf8' });
  const commands = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  // Reports go to a temporary folder with another name in every run.
  return {
    status: done.status,
    lastLine: done.stdout.trim().split('\n').at(-1),
    commands: commands.map((line) => line.replace(/=\S*\/(\w+\.json)/, '=$1')),
  };
}
const undivided = (line: string): string => line.replace(/ --shard=\d+\/\d+/, '');
const isTestRun = (line: string): boolean => line.startsWith('npx vitest') || line.startsWith('npx playwright');

test('without a shard the gate runs everything once and divides nothing', () => {
  const { status, lastLine, commands } = gate();
  expect({ status, lastLine }).toEqual({ status: 0, lastLine: '0 passed, 0 failed' });
  expect(commands.filter((line) => line.includes('--shard'))).toEqual([]);
  expect(commands.filter(isTestRun)).toHaveLength(2);
  expect(new Set(commands).size).toBe(commands.length);
});

test('three shards together run what the whole gate runs', () => {
  const shards = [1, 2, 3].map((shard) => gate('--shard', `${shard}/3`).commands);
  expect(new Set(shards.flat().map(undivided))).toEqual(new Set(gate().commands));
  for (const [at, commands] of shards.entries()) {
    const divided = commands.filter(isTestRun);
    expect(divided).toHaveLength(2);
    for (const line of divided) expect(line).toContain(` --shard=${at + 1}/3`);
  }
});

test('the first shard alone runs what cannot be divided', () => {
  const notDivided = /run --silent (check|words|coverage)|check\/(budgets|licences)/;
  const counted = [1, 2, 3].map(
    (shard) => gate('--shard', `${shard}/3`).commands.filter((line) => notDivided.test(line)).length,
  );
  expect(counted).toEqual([5, 0, 0]);
});

test('a step that fails makes the gate red, in a shard as in the whole', () => {
  command('bin/npx', 'exit 1');
  for (const args of [[], ['--shard', '2/3']])
    expect(gate(...args)).toMatchObject({ status: 1, lastLine: '0 passed, 1 failed' });
});

test.each([['--shard'], ['--shard', '0/3'], ['--shard', '4/3'], ['--shard', '1/3', 'more'], ['--shards', '1/3']])(
  'arguments that name no shard run nothing: %s %s %s',
  (...args) => {
    expect(gate(...args)).toMatchObject({ status: 2, commands: [] });
  },
);
