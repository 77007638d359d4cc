// `npm run spec:prove`: proves for each row of docs/spec-coverage.md that its test fails when the feature breaks, and writes
// docs/spec-proofs.md. Rows that are proven and unchanged are skipped, so the command can be stopped and run again.
//   --only <text>   rows whose name, test or broken file contains it
//   --minutes <n>   no new mutation starts after so many minutes; 0 only writes the table
//   --no-journeys  only tests that need neither a browser nor a build
//   --again         proven rows too
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { namedTest } from './proof/named-test.ts';
import { PROOFS, proofKey, proofOf, readProofs, tableOfProofs, type Verdict } from './proof/proof-table.ts';
import { proveByJourneys } from './proof/prove-by-journeys.ts';
import { proveByVitest } from './proof/prove-by-vitest.ts';
import { readMutations, rowKey } from './proof/read-mutations.ts';
import { scratchCopy } from './proof/scratch-copy.ts';
import type { Task } from './proof/task.ts';
import { coverageRows } from './read-coverage.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    minutes: { type: 'string' },
    again: { type: 'boolean', default: false },
    'no-journeys': { type: 'boolean', default: false },
  },
});
const until = Date.now() + Number(asked.minutes ?? 600) * 60_000;
const rows = coverageRows(readFileSync(`${root}/docs/spec-coverage.md`, 'utf8'));
const { found, problems } = readMutations(root, rows);
for (const problem of problems) console.error(problem);
const proofs = readProofs(root);
const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const SAVED_EVERY_MS = 20_000;
let savedAt = 0;
/** Another run may have written meanwhile. */
function save(): void {
  savedAt = Date.now();
  for (const [key, proof] of readProofs(root)) if (!proofs.has(key)) proofs.set(key, proof);
  writeFileSync(`${root}/${PROOFS}`, tableOfProofs(root, rows, found, proofs));
}

const tasks = rows.flatMap((row): Task[] => {
  const mutation = found.get(rowKey(row));
  const test = namedTest(row);
  if (!mutation || !test) return [];
  if (asked.only && ![rowKey(row), test.file, mutation.file].some((text) => text.includes(asked.only ?? ''))) return [];
  return asked.again || proofOf(root, row, mutation, proofs).verdict === 'not yet proven'
    ? [{ row, mutation, test: { ...test, only: mutation.only } }]
    : [];
});

let reported = 0;
function report({ row, mutation }: Task, verdict: Verdict, said: string): void {
  reported += 1;
  console.log(
    `${reported}/${tasks.length} ${verdict === 'yes' ? '✓' : '✗'} ${rowKey(row)}: ${said.split('\n')[0]?.slice(0, 160)}`,
  );
  if (verdict === 'not yet proven') return;
  const key = proofKey(root, row, mutation);
  proofs.set(key, { verdict, commit, day: new Date().toISOString().slice(0, 10), key });
  // Saving computes the keys of all rows again.
  if (Date.now() - savedAt > SAVED_EVERY_MS) save();
}

save();
const isJourney = ({ test }: Task) => test.file.startsWith('e2e/');
const [played, tested] = [tasks.filter(isJourney), tasks.filter((task) => !isJourney(task))];
if (tasks.length > 0 && Date.now() < until) {
  const copy = scratchCopy(root);
  try {
    if (tested.length > 0) await proveByVitest(copy.folder, tested, until, report);
    if (played.length > 0 && !asked['no-journeys'] && Date.now() < until)
      await proveByJourneys(copy.folder, played, until, report);
  } finally {
    copy.remove();
  }
}
save();
console.log(/^Of \d+ rows.*$/m.exec(readFileSync(`${root}/${PROOFS}`, 'utf8'))?.[0]);
process.exit(0);
