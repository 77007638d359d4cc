import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workflowProblems } from './gate-workflow.ts';

const workflow = readFileSync('.github/workflows/gate.yml', 'utf8');

test('the workflow runs every shard of the gate', () => {
  expect(workflowProblems(workflow)).toEqual([]);
});

test.each<[what: string, from: string, to: string, problem: string]>([
  ['a missing shard', '[1, 2, 3]', '[1, 2]', '[1,2] is not 1 to 3'],
  ['a shard twice', '[1, 2, 3]', '[1, 2, 2]', '[1,2,2] is not 1 to 3'],
  ['another number of shards', 'matrix.shard }}/3', 'matrix.shard }}/4', '[1,2,3] is not 1 to 4'],
  ['the whole gate on each runner', '.ci/run --shard', '.ci/run # --shard', 'exactly one step must run .ci/run'],
  ['a step that may fail', 'matrix.shard }}/3', 'matrix.shard }}/3 || true', 'exactly one step'],
  ['a step that is switched off', '- name: Gate\n', '- name: Gate\n        if: false\n', 'Unrecognized key: "if"'],
  ['shards that may fail', '    strategy:\n', '    continue-on-error: true\n    strategy:\n', 'continue-on-error'],
  ['another PostgreSQL', 'postgres:15', 'postgres:18', 'postgres:18 is not 15'],
  ['another Redis', 'redis:7', 'redis:8', 'redis:8 is not 7'],
  ['a database on loopback', 'postgres@postgres:5432', 'postgres@127.0.0.1:5432', 'CI_DATABASE_URL'],
  ['no pull requests', '  pull_request:\n', '', 'on.pull_request'],
  ['a last job without needs', '    needs: shard\n', '', 'jobs.gate.needs'],
  ['a last job that is always green', 'needs.shard.result', '1 == 1', 'jobs.gate'],
])('a workflow with %s is refused', (_what, from, to, problem) => {
  const changed = workflow.replace(from, to);
  expect(changed).not.toBe(workflow);
  expect(workflowProblems(changed).join('\n')).toContain(problem);
});

test('a file that is no YAML is refused', () => {
  expect(() => workflowProblems(`${workflow}\n  - : [`)).toThrow(/at line/);
});
