import { LEVEL_TWO } from './requirements.ts';

const STATES = ['met', 'partly', 'missing', 'n/a'] as const;
export type State = (typeof STATES)[number];

interface Row {
  line: number;
  numbers: string[];
  state: string;
  here: string;
}

const ROW = /^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/;
const FILE = /`[\w@./-]+\.(?:ts|tsx|sql|md|conf|cjs|env)`|\]\([\w@./-]+(?:#[\w-]+)?\)/;

const rowsOf = (page: string): Row[] =>
  page.split('\n').flatMap((text, at) => {
    const [, numbers, state = '', here = ''] = ROW.exec(text) ?? [];
    return numbers === undefined ? [] : [{ line: at + 1, numbers: numbers.split(', '), state: state.trim(), here }];
  });

/** The faults of the page, one sentence each, and the number of requirements per state. */
export function judgePage(page: string): { faults: string[]; counts: Record<State, number> } {
  const rows = rowsOf(page);
  const seen = new Set<string>();
  const faults: string[] = [];
  const counts: Record<State, number> = { met: 0, partly: 0, missing: 0, 'n/a': 0 };
  for (const { line, numbers, state, here } of rows) {
    for (const number of numbers) {
      if (!LEVEL_TWO.has(number)) faults.push(`line ${line}: ${number} is no requirement of levels 1 and 2 of 5.0.0`);
      if (seen.has(number)) faults.push(`line ${line}: ${number} a second time`);
      seen.add(number);
    }
    const known = STATES.find((one) => one === state);
    if (known) counts[known] += numbers.length;
    else faults.push(`line ${line}: «${state}» is none of ${STATES.join(', ')}`);
    if (state === 'met' && !FILE.test(here))
      faults.push(`line ${line}: ${numbers.join(', ')} is met, and by which file?`);
    if (state === 'partly' && !/missing: /.test(here)) faults.push(`line ${line}: says not what is «missing: »`);
  }
  for (const number of LEVEL_TWO) if (!seen.has(number)) faults.push(`${number} has no row`);
  return { faults, counts };
}
