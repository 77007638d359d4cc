// A run of the gate as .ci/run stores it in a folder: steps.tsv (name, result, seconds), and per step its output as <name>.log and,
// if it runs tests, its runner's report as <name>.json.
import { existsSync, readFileSync } from 'node:fs';
import { ofPlaywright, type PlaywrightJson } from './playwright-report.ts';
import { errorLines, type TestReport } from './test-report.ts';
import { ofVitest, type VitestJson } from './vitest-report.ts';

export interface Step {
  name: string;
  isOk: boolean;
  seconds: number;
  report: TestReport | null;
  output: string[];
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Null without a report, or with half a report of a failed step, which a killed runner leaves. */
export function readReport(file: string, isOk: boolean, root = process.cwd()): TestReport | null {
  if (!existsSync(file)) return null;
  try {
    const json = JSON.parse(readFileSync(file, 'utf8')) as VitestJson | PlaywrightJson;
    return 'testResults' in json ? ofVitest(json, root) : ofPlaywright(json, root);
  } catch (error) {
    if (isOk) throw error;
    return null;
  }
}

export function readRun(folder: string): Step[] {
  const lines = read(`${folder}/steps.tsv`).split('\n');
  return lines.slice(0, -1).map((line) => {
    const [name = '', result, seconds] = line.split('\t');
    const isOk = result === 'ok';
    return {
      ...{ name, isOk, seconds: Number(seconds) },
      report: readReport(`${folder}/${name}.json`, isOk),
      output: errorLines(read(`${folder}/${name}.log`)),
    };
  });
}
