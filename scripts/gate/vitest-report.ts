import { relative } from 'node:path';
import { errorLines, type TestReport } from './test-report.ts';

/** The part of vitest's JSON report that is read here. */
export interface VitestJson {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages: string[] | null }[];
  }[];
}

export function ofVitest({ numPassedTests, testResults }: VitestJson, root: string): TestReport {
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) => ({
        name: [file, ...ancestorTitles, title].join(' › '),
        error: errorLines((failureMessages ?? []).join('\n')),
      }));
    // A file that failed to load, or whose hooks failed, has no failed test.
    return status === 'failed' && tests.length === 0 ? [{ name: file, error: errorLines(message) }] : tests;
  });
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1_000,
  }));
  return { passed: numPassedTests, failed, flaky: [], files };
}
