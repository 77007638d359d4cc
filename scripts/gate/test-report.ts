// The parts of a test runner's report that the gate needs, for any runner.
import { stripVTControlCharacters } from 'node:util';

export interface NamedTest {
  /** File and title, in a searchable form. */
  name: string;
  /** What went wrong, without lines of packages. */
  error: string[];
}

export interface TestReport {
  passed: number;
  failed: NamedTest[];
  /** Passed only on retry. */
  flaky: NamedTest[];
  /** The time of each file: all its tests and tries. */
  files: { file: string; seconds: number }[];
}

const WIDTH = 200;

/** The useful lines of an error: no colours, no empty lines, nothing of node_modules. */
export const errorLines = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*(?:node_modules|node:)/.test(line))
    .map((line) => line.slice(0, WIDTH));
