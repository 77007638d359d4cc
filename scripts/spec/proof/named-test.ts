// The test that a row of docs/spec-coverage.md names: its file, the pattern that selects it, and its own lines.
import { type CoverageRow, namedFiles } from '../read-coverage.ts';

export interface NamedTest {
  file: string;
  /** null: every test of the file. */
  title: string | null;
  /** Of a test with many cases, the case whose name begins with it. */
  only?: string;
}

export function namedTest(row: CoverageRow): NamedTest | null {
  const named = namedFiles(row.carriers.at(-1) ?? '')[0];
  return named ? { file: named.file, title: named.test } : null;
}

const SPECIAL = /[.*+?^${}()|[\]\\]/g;
const PLACEHOLDER = /%[sdijfo]/g;

/** Rows name a test as its source does: values of each case match anything. */
export const patternOf = ({ title, only = '' }: NamedTest): string => {
  const named = title === null ? '.' : title.split(PLACEHOLDER).map(escaped).join('.*');
  return only === '' ? named : `${escaped(only)} .*${named}`;
};

const escaped = (text: string): string => text.replaceAll(SPECIAL, '\\$&');

// `test.skip(isMobile, …)` and the like belong to their enclosing test.
const BEGIN = String.raw`\s*(?:test|describe)(?!\.(?:skip|slow|step|info|setTimeout)\b)[.(]`;

/** The lines of the test: from its title to the next test. The proof survives changes of other tests in the file. */
export function linesOfTest(source: string, title: string | null): string {
  const at = title === null ? -1 : source.indexOf(title);
  if (at < 0) return source;
  const from = [...source.slice(0, at).matchAll(new RegExp(`^${BEGIN}`, 'gm'))].at(-1)?.index ?? 0;
  const next = source.slice(at).search(new RegExp(`\\n${BEGIN}`));
  return next < 0 ? source.slice(from) : source.slice(from, at + next);
}

/** Without the lines that are comments: rewording one changes nothing that a test proves. */
export const codeOf = (source: string): string => source.replaceAll(/^\s*(?:\/\/|\/\*|\*).*\n?/gm, '');
