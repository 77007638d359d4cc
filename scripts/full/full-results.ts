// The results that `npm run full` stores between runs, and their table in a document.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { FullStep } from './full-steps.ts';

export interface FullResult {
  name: string;
  commit: string;
  day: string;
  isOk: boolean;
  /** The runner's counts; null for a step without tests. */
  counts: { passed: number; failed: number; flaky: number } | null;
  seconds: number;
  /** How often it ran on this commit: a failed step is run again. */
  tries: number;
}

export const readResults = (file: string): FullResult[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FullResult[]) : [];

export function keepResult(file: string, result: FullResult): void {
  const others = readResults(file).filter(({ name }) => name !== result.name);
  writeFileSync(file, `${JSON.stringify([...others, result], null, 2)}\n`);
}

/** Steps that have not passed on this commit; failed ones are run again. */
export const stepsToRun = (steps: readonly FullStep[], results: readonly FullResult[], commit: string): FullStep[] =>
  steps.filter(({ name }) => !results.some((done) => done.name === name && done.commit === commit && done.isOk));

const shortCommit = (commit: string) => commit.slice(0, 10);
const counted = ({ counts }: FullResult) =>
  counts === null
    ? '–'
    : `${counts.passed} passed, ${counts.failed} failed${counts.flaky > 0 ? `, ${counts.flaky} flaky` : ''}`;
const said = ({ isOk, tries }: FullResult) => `${isOk ? 'passed' : 'failed'}${tries > 1 ? ` (try ${tries})` : ''}`;

/** The last result of each step, on any commit, so that a run of one step keeps the others' results. */
export function resultTable(steps: readonly FullStep[], results: readonly FullResult[], commit: string): string {
  const passed = steps.length - stepsToRun(steps, results, commit).length;
  const rows = steps.map(({ name }) => {
    const result = results.find((one) => one.name === name);
    if (!result) return `| ${name} | not run | | | | |`;
    const cells = [said(result), counted(result), result.seconds.toLocaleString('en'), shortCommit(result.commit)];
    return `| ${name} | ${cells.join(' | ')} | ${result.day} |`;
  });
  return [
    `${passed} of ${steps.length} steps passed on ${shortCommit(commit)}.`,
    '',
    '| step | result | tests | seconds | commit | day |',
    '|---|---|---|--:|---|---|',
    ...rows,
  ].join('\n');
}
