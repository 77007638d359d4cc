// Checks the proofs without running a test: each mutation still finds its text, and the table is complete and current.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CoverageRow } from '../read-coverage.ts';
import { PROOFS, readProofs, tableOfProofs } from './proof-table.ts';
import { MUTATIONS, readMutations, timesIn } from './read-mutations.ts';

export interface ProofState {
  problems: string[];
  /** The line with the counts. */
  summary: string;
}

export function checkProofs(root: string, rows: CoverageRow[]): ProofState {
  const { found, problems } = readMutations(root, rows);
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
  for (const { row, file, find } of found.values()) {
    const times = timesIn(read(file), find);
    if (times !== 1) {
      problems.push(`${MUTATIONS}: «${row}» finds its text ${times} times in ${file}, not once: ${find}`);
    }
  }
  const table = tableOfProofs(root, rows, found, readProofs(root));
  if (read(PROOFS) !== table) {
    problems.push(
      `${PROOFS} is stale: npm run spec:prove proves what changed (-- --minutes 0 only marks it as not yet proven)`,
    );
  }
  for (const [, row] of read(PROOFS).matchAll(/^\| (.*?) \| .* \| no \| /gm)) {
    problems.push(`${PROOFS}: the test of «${row}» passes although it is broken; strengthen it or name a better one`);
  }
  return { problems, summary: /^Of \d+ rows: .*$/m.exec(table)?.[0] ?? '' };
}
