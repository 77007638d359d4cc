// What the gate needs of a test runner's report, whichever runner wrote it.
import { stripVTControlCharacters } from 'node:util';

export interface NamedTest {
  /** File and title, as one can look for it. */
  name: string;
  /** What went wrong, without the lines that packages add. */
  error: string[];
}

export interface TestReport {
  passed: number;
  failed: NamedTest[];
  /** Passed at the second try only. */
  flaky: NamedTest[];
  /** How long each file took, all its tests and tries together. */
  files: { file: string; seconds: number }[];
}

const WIDTH = 200;

/** The lines of an error that somebody reads: no colours, no empty lines, nothing of node_modules. */
export const errorLines = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*(?:node_modules|node:)/.test(line))
    .map((line) => line.slice(0, WIDTH));
