// Adds up what vitest and Playwright reported into the gate's closing line. A step that failed without a failed test (a
// check, a build) counts as one failure, so that the line can never look green when the gate is red.
import { existsSync, readFileSync } from 'node:fs';

const [folder = '', failedSteps = '0'] = process.argv.slice(2);
const read = (file: string): unknown =>
  existsSync(`${folder}/${file}`) ? JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) : null;

const units = ['vitest.json', 'rules.json'].map(
  (file) =>
    (read(file) ?? { numPassedTests: 0, numFailedTests: 0 }) as { numPassedTests: number; numFailedTests: number },
);
const sum = (count: 'numPassedTests' | 'numFailedTests') => units.reduce((total, unit) => total + unit[count], 0);
const journeys = read('playwright.json') as { stats: { expected: number; unexpected: number; flaky: number } } | null;

const flaky = journeys?.stats.flaky ?? 0;
const passed = sum('numPassedTests') + (journeys?.stats.expected ?? 0) + flaky;
const failedTests = sum('numFailedTests') + (journeys?.stats.unexpected ?? 0);
const failed = failedTests === 0 && failedSteps !== '0' ? 1 : failedTests;
if (flaky > 0) console.log(`Journeys that passed at their second try only, named above as flaky: ${flaky}. Mend them.`);
console.log(`${passed} passed, ${failed} failed`);
