import { expect, test } from 'vitest';
import { closingLines } from './closing-lines.ts';
import type { Step } from './read-run.ts';
import type { NamedTest, TestReport } from './test-report.ts';
import { timeTable } from './time-table.ts';

const named = (count: number): NamedTest[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `e2e/a.spec.ts:${at}`,
    error: Array.from({ length: 20 }, () => 'line'),
  }));
const reportOf = (report: Partial<TestReport>): TestReport => ({
  ...{ passed: 0, failed: [], flaky: [], files: [] },
  ...report,
});
const stepOf = (name: string, step: Partial<Step> = {}): Step => ({
  ...{ name, isOk: true, seconds: 10, report: null, output: [] },
  ...step,
});
const journeys = (passed: number, flaky: number): Step[] => [
  stepOf('journeys', { report: reportOf({ passed, flaky: named(flaky) }) }),
];

test('a green gate says only how much passed', () => {
  expect(closingLines([stepOf('check'), stepOf('tests', { report: reportOf({ passed: 12 }) })])).toEqual([
    '',
    '12 passed, 0 failed',
  ]);
});

test('a failed test has at most eight lines, and its step is not counted again', () => {
  const report = reportOf({ passed: 3, failed: named(1) });
  const lines = closingLines([stepOf('tests', { isOk: false, report })]);
  expect(lines).toHaveLength(2 + 8 + 2);
  expect(lines[2]).toBe('✗ e2e/a.spec.ts:0');
  expect(lines.at(-1)).toBe('3 passed, 1 failed');
});

test('a runner whose tests all passed, and which failed all the same, is a failed step', () => {
  const output = Array.from({ length: 40 }, (_, at) => `output ${at}`);
  const lines = closingLines([stepOf('rules', { isOk: false, report: reportOf({ passed: 9 }), output })]);
  expect(lines.slice(2, 4)).toEqual(['✗ step «rules», which ends with:', '    output 25']);
  expect(lines.at(-1)).toBe('9 passed, 1 failed');
});

test('a gate that is red altogether fits on a hundred lines and counts everything', () => {
  const output = Array.from({ length: 40 }, () => 'output');
  const report = reportOf({ failed: named(300), flaky: named(50) });
  const steps = ['check', 'build', 'words', 'budgets'].map((name) => stepOf(name, { isOk: false, output }));
  const lines = closingLines([...steps, stepOf('journeys', { isOk: false, report })]);
  expect(lines.length).toBeLessThan(100);
  expect(lines).toContain('and 250 more: the reports are in .gate/last');
  expect(lines.at(-1)).toBe('0 passed, 305 failed');
});

test.each([
  [200, 1, 0],
  [199, 1, 1],
  [400, 2, 0],
  [400, 3, 1],
  [400, 0, 0],
])('of %i journeys %i are flaky, which are named and count as %i failures', (passed, flaky, failures) => {
  const lines = closingLines(journeys(passed, flaky));
  expect(lines.filter((line) => line.startsWith('~ e2e/a.spec.ts:'))).toHaveLength(flaky);
  expect(lines.filter((line) => line.includes('journeys are flaky'))).toHaveLength(failures);
  expect(lines.at(-1)).toBe(`${passed} passed, ${failures} failed`);
});

test('the table of times compares steps and files with the run before', () => {
  const files = [
    { file: 'fast.test.ts', seconds: 1 },
    { file: 'slow.test.ts', seconds: 70 },
  ];
  const steps = [stepOf('check', { seconds: 50, isOk: false }), stepOf('tests', { report: reportOf({ files }) })];
  const table = timeTable(steps, [stepOf('check', { seconds: 65 })]);
  expect(table).toEqual([
    '     now  before   change step',
    '    50 s    65 s    -15 s check (failed)',
    '    10 s       –          tests',
    '    60 s    65 s     -5 s all of it',
    '',
    'The 30 slowest files (of a journey: all its tries on all screens)',
    '    70 s       –          slow.test.ts',
    '     1 s       –          fast.test.ts',
  ]);
});
