// .ci/run with commands that only record their calls: tests which shard runs what, without running it.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeGate } from './gate/fake-gate.ts';

let fake: FakeGate;
beforeEach(() => {
  fake = new FakeGate();
});
afterEach(() => fake.remove());

const gate = (...args: string[]) => fake.run(...args);
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
  const notDivided = /run --silent (check|words|coverage|costs:pages)|check\/(budgets|licences)/;
  const counted = [1, 2, 3].map(
    (shard) => gate('--shard', `${shard}/3`).commands.filter((line) => notDivided.test(line)).length,
  );
  expect(counted).toEqual([6, 0, 0]);
});

test('a step that fails makes the gate red, in a shard as in the whole', () => {
  fake.command('bin/npx', 'exit 1');
  for (const args of [[], ['--shard', '2/3']])
    expect(gate(...args)).toMatchObject({ status: 1, lastLine: '0 passed, 2 failed' });
});

test.each([['--shard'], ['--shard', '0/3'], ['--shard', '4/3'], ['--shard', '1/3', 'more'], ['--shards', '1/3']])(
  'arguments that name no shard run nothing: %s %s %s',
  (...args) => {
    expect(gate(...args)).toMatchObject({ status: 2, commands: [] });
  },
);
