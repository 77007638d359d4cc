// Shortened reports of the runners.
import { expect, test } from 'vitest';
import { ofPlaywright, type PlaywrightJson } from './playwright-report.ts';
import { ofVitest, type VitestJson } from './vitest-report.ts';

const VITEST: VitestJson = {
  numPassedTests: 4_754,
  testResults: [
    {
      startTime: 1_794_959_926_520,
      endTime: 1_794_959_928_020,
      status: 'failed',
      message: '',
      name: '/shop/server/src/modules/search/words/typing-distance.test.ts',
      assertionResults: [
        { ancestorTitles: [], title: 'is near', status: 'passed', failureMessages: [] },
        {
          ancestorTitles: ['a look at lengths'],
          title: 'refuses nothing that is near',
          status: 'failed',
          failureMessages: [
            'Error: Property failed after 1210 tests\n\n\u001b[31mCounterexample: ["aaaaaahda"]\u001b[39m\n    at buildError (file:///shop/node_modules/fast-check/lib/fast-check.js:2469:16)\n    at /shop/server/src/modules/search/words/typing-distance.test.ts:39:6\n    at runTest (node:internal/process/task_queues:103:5)',
          ],
        },
      ],
    },
    {
      startTime: 1_794_959_926_520,
      endTime: 1_794_959_926_520,
      status: 'failed',
      message: "Failed to resolve import './missing.ts'\nDoes the file exist?",
      name: '/shop/rules/src/money/tug.test.ts',
      assertionResults: [],
    },
  ],
};

test('of vitest: failed tests with what is to be read of their errors, and files that could not be loaded', () => {
  const { passed, failed, files } = ofVitest(VITEST, '/shop');
  expect(passed).toBe(4_754);
  expect(failed).toEqual([
    {
      name: 'server/src/modules/search/words/typing-distance.test.ts › a look at lengths › refuses nothing that is near',
      error: [
        'Error: Property failed after 1210 tests',
        'Counterexample: ["aaaaaahda"]',
        '    at /shop/server/src/modules/search/words/typing-distance.test.ts:39:6',
      ],
    },
    {
      name: 'rules/src/money/tug.test.ts',
      error: ["Failed to resolve import './missing.ts'", 'Does the file exist?'],
    },
  ]);
  expect(files[0]).toEqual({ file: 'server/src/modules/search/words/typing-distance.test.ts', seconds: 1.5 });
});

const failedTry = { status: 'failed', duration: 2_000, error: { message: '\u001b[31mError: not visible\u001b[39m' } };
const passedTry = { status: 'passed', duration: 500 };
const PLAYWRIGHT: PlaywrightJson = {
  config: { rootDir: '/shop/e2e/journeys' },
  suites: [
    {
      title: 'goods/the-rooms.spec.ts',
      specs: [
        {
          title: 'a room is bought',
          file: 'goods/the-rooms.spec.ts',
          line: 12,
          tests: [
            { projectName: 'phone', status: 'flaky', results: [failedTry, passedTry] },
            { projectName: 'desktop', status: 'expected', results: [passedTry] },
            { projectName: 'desktop', status: 'skipped', results: [] },
          ],
        },
      ],
      suites: [
        {
          title: 'without a script',
          specs: [
            {
              title: 'is shown',
              file: '../edge/cache.spec.ts',
              line: 30,
              tests: [{ projectName: 'edge', status: 'unexpected', results: [failedTry, failedTry] }],
            },
          ],
        },
      ],
    },
  ],
};

test('of Playwright: failed and flaky journeys with their screens, and the time of all tries', () => {
  const { passed, failed, flaky, files } = ofPlaywright(PLAYWRIGHT, '/shop');
  expect(passed).toBe(2);
  expect(failed).toMatchObject([
    { name: '[edge] e2e/edge/cache.spec.ts:30 › without a script › is shown', error: ['Error: not visible'] },
  ]);
  expect(flaky).toMatchObject([
    { name: '[phone] e2e/journeys/goods/the-rooms.spec.ts:12 › a room is bought', error: ['Error: not visible'] },
  ]);
  expect(files).toEqual([
    { file: 'e2e/journeys/goods/the-rooms.spec.ts', seconds: 3 },
    { file: 'e2e/edge/cache.spec.ts', seconds: 4 },
  ]);
});
