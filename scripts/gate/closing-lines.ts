// The end of the gate's output. On GitHub people often see only the last hundred lines, so all failures are repeated here, in fewer
// lines.
import type { Step } from './read-run.ts';
import type { NamedTest } from './test-report.ts';

/** More flaky journeys than this share fail the gate: it could no longer be trusted. */
const FLAKY_SHARE = 0.005;

const LINES_OF_TESTS = 50;
const LINES_OF_STEPS = 30;
const MOST_OF_A_TEST = 8;
const MOST_OF_A_STEP = 15;
const MOST_FLAKY = 8;

const linesEach = (all: number, count: number, most: number) => Math.max(1, Math.min(most, Math.floor(all / count)));
const indented = (lines: string[]) => lines.map((line) => `    ${line}`);
const firstOf = (lines: string[], most: number, more: string): string[] =>
  lines.length <= most ? lines : [...lines.slice(0, most), `and ${lines.length - most} more: ${more}`];

function testLines(tests: NamedTest[]): string[] {
  const each = linesEach(LINES_OF_TESTS, tests.length, MOST_OF_A_TEST);
  const lines = tests.flatMap(({ name, error }) => [`✗ ${name}`, ...indented(error.slice(0, each - 1))]);
  return firstOf(lines, LINES_OF_TESTS, 'the reports are in .gate/last');
}

function stepLines(steps: Step[]): string[] {
  const each = linesEach(LINES_OF_STEPS, steps.length, MOST_OF_A_STEP);
  return steps.flatMap(({ name, output }) => [`✗ step «${name}», which ends with:`, ...indented(output.slice(-each))]);
}

/** Names every failure; the last line is «N passed, N failed». */
export function closingLines(steps: Step[]): string[] {
  const reports = steps.flatMap(({ report }) => report ?? []);
  const failedTests = reports.flatMap(({ failed }) => failed);
  // A check, a build, or a runner that failed without a failed test.
  const failedSteps = steps.filter(({ isOk, report }) => !isOk && (report?.failed.length ?? 0) === 0);
  const flaky = reports.flatMap((report) => report.flaky);
  const journeys = steps.find(({ name }) => name === 'journeys')?.report;
  const journeyCount = (journeys?.passed ?? 0) + (journeys?.failed.length ?? 0);
  const isFlaky = flaky.length > journeyCount * FLAKY_SHARE;

  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const failed = failedTests.length + failedSteps.length + (isFlaky ? 1 : 0);
  const flakyLines = flaky.map(({ name, error: [first = ''] }) => `~ ${name}: ${first}`);
  return [
    ...(failed > 0 ? ['', '=== What failed'] : []),
    ...testLines(failedTests),
    ...stepLines(failedSteps),
    ...(isFlaky ? [`✗ ${flaky.length} of ${journeyCount} journeys are flaky: more than ${FLAKY_SHARE * 100} %`] : []),
    ...(flaky.length > 0 ? ['', '=== Journeys that passed at their second try only. Correct them.'] : []),
    ...firstOf(flakyLines, MOST_FLAKY, 'see .gate/last/journeys.log'),
    '',
    `${passed} passed, ${failed} failed`,
  ];
}
