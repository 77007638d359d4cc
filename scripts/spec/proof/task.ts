import type { CoverageRow } from '../read-coverage.ts';
import type { NamedTest } from './named-test.ts';
import type { Outcome } from './outcome.ts';
import type { Verdict } from './proof-table.ts';
import type { Mutation } from './read-mutations.ts';

/** A row to prove. */
export interface Task {
  row: CoverageRow;
  mutation: Mutation;
  test: NamedTest;
}

export type Report = (task: Task, verdict: Verdict, said: string) => void;

/** A test that fails unbroken, or cannot start when broken, proves nothing. */
export function verdictOf(whole: Outcome, broken: Outcome): { verdict: Verdict; said: string } {
  if (whole.passed === 0 || whole.failed > 0)
    return { verdict: 'not yet proven', said: `fails unbroken: ${whole.said}` };
  if (broken.failed > 0) return { verdict: 'yes', said: broken.said };
  if (broken.passed === 0)
    return { verdict: 'not yet proven', said: `does not even begin when broken: ${broken.said}` };
  return { verdict: 'no', said: 'passes although it is broken' };
}
