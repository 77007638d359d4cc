/** The result of a check: one line, and for a problem what it means and what to do about it. */
export interface Finding {
  /** `warning`: nothing fails today. `bad`: something fails, or will before anybody looks again. */
  state: 'good' | 'warning' | 'bad';
  what: string;
  means?: string;
  remedy?: string;
}

export const good = (what: string): Finding => ({ state: 'good', what });
export const warning = (what: string, means: string, remedy: string): Finding => ({
  ...{ state: 'warning', what, means, remedy },
});
export const bad = (what: string, means: string, remedy: string): Finding => ({ state: 'bad', what, means, remedy });

const MARKS = { good: 'good   ', warning: 'WARNING', bad: 'BAD    ' } as const;

export const lineOf = ({ state, what, means, remedy }: Finding): string =>
  `${MARKS[state]}  ${what}${means ? `: ${means}` : ''}${remedy ? ` → ${remedy}` : ''}`.replaceAll('\n', ' ');

/** For a timer: 0 nothing to do, 1 look today, 2 look now. */
export const exitCodeOf = (findings: readonly Finding[]): 0 | 1 | 2 => {
  const states = new Set(findings.map(({ state }) => state));
  if (states.has('bad')) return 2;
  return states.has('warning') ? 1 : 0;
};
