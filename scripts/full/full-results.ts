// What `npm run full` keeps between two runs, and how it is written into a document.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { FullStep } from './full-steps.ts';

export interface FullResult {
  name: string;
  commit: string;
  day: string;
  isOk: boolean;
  /** What its runner counted; null for a step that runs no tests. */
  counts: { passed: number; failed: number; flaky: number } | null;
  seconds: number;
  /** How often it was run on this commit: a step that failed is run again. */
  tries: number;
}

export const readResults = (file: string): FullResult[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FullResult[]) : [];

export function keepResult(file: string, result: FullResult): void {
  const others = readResults(file).filter(({ name }) => name !== result.name);
  writeFileSync(file, `${JSON.stringify([...others, result], null, 2)}\n`);
}

/** Steps that have not passed on this commit: those that failed are run again. */
export const stepsToRun = (steps: readonly FullStep[], results: readonly FullResult[], commit: string): FullStep[] =>
  steps.filter(({ name }) => !results.some((done) => done.name === name && done.commit === commit && done.isOk));

const shortCommit = (commit: string) => commit.slice(0, 10);
const counted = ({ counts }: FullResult) =>
  counts === null
    ? '–'
    : `${counts.passed} passed, ${counts.failed} failed${counts.flaky > 0 ? `, ${counts.flaky} flaky` : ''}`;
const said = ({ isOk, tries }: FullResult) => `${isOk ? 'passed' : 'failed'}${tries > 1 ? ` (try ${tries})` : ''}`;

/** The last result of each step, whatever its commit, so that a run of one step leaves the others' results. */
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
