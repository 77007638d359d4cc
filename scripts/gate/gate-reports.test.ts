// What .ci/run prints at its end and stores in .gate/, with fake commands.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeGate } from './fake-gate.ts';

let fake: FakeGate;
beforeEach(() => {
  fake = new FakeGate();
});
afterEach(() => fake.remove());

const kept = (file: string) => readFileSync(join(fake.folder, '.gate', file), 'utf8');
const failing = (step: string) => `case "$*" in *${step}*) echo "${step} is broken"; exit 1 ;; esac`;

test('keeps the times and output of this run and of the one before', () => {
  fake.command('bin/npm', 'echo "first $*"');
  fake.run();
  fake.command('bin/npm', 'echo "second $*"');
  fake.run();
  expect(kept('last/check.log')).toBe('second run --silent check\n');
  expect(kept('previous/check.log')).toBe('first run --silent check\n');
  expect(kept('last/steps.tsv')).toMatch(/^packages\tok\t\d+\n[\s\S]*\njourneys\tok\t\d+\n$/);
});

test('names a failed step with the end of its output, after all other steps', () => {
  fake.command('bin/npm', failing('check'));
  const { status, lines } = fake.run();
  expect(status).toBe(1);
  expect(lines.slice(-5)).toEqual([
    '=== What failed',
    '✗ step «check», which ends with:',
    '    check is broken',
    '',
    '0 passed, 1 failed',
  ]);
  expect(kept('last/steps.tsv')).toMatch(/\ncheck\tFAILED\t\d+\n[\s\S]*journeys\tok/);
});

test('names what failed without the packages, and without the Node that comes with them', () => {
  fake.command('bin/npm', failing('ci'));
  fake.command('node_modules/.bin/node', 'exit 127');
  const { status, lines } = fake.run();
  expect(status).toBe(1);
  expect(lines.slice(-3)).toEqual(['✗ step «packages», which ends with:', 'ci is broken', '0 passed, 1 failed']);
  expect(existsSync(join(fake.folder, '.gate/last/check.log'))).toBe(false);
});

test('a runner that dies with half of its report is named as a step', () => {
  fake.command('bin/npx', `for a; do case $a in --outputFile*) echo '{"testRes' >"\${a#*=}"; kill -9 $$ ;; esac; done`);
  const { status, lines, lastLine } = fake.run();
  expect({ status, lastLine }).toEqual({ status: 1, lastLine: '0 passed, 1 failed' });
  expect(lines).toContain('✗ step «tests», which ends with:');
});

test('does not wait for a process that outlives its step', () => {
  fake.command('bin/npm', 'case "$*" in *words) echo left behind; sleep 100 & echo $! >sleeping ;; esac');
  const { status } = fake.run();
  process.kill(Number(readFileSync(join(fake.folder, 'sleeping'), 'utf8')));
  expect(status).toBe(0);
  expect(kept('last/words.log')).toBe('left behind\n');
});
