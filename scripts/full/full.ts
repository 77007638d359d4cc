// `npm run full`: everything at full size, which takes hours. Resumes the last run on this commit and writes its results
// to docs/reliability.md. `-- --anew` starts over, `-- --only kills` runs one step, `-- --minutes 30` starts no step after that.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { marksOf, writePart } from '../../bench/src/written-part.ts';
import { withName } from '../../server/src/db/server-databases.ts';
import { readEnv } from '../../server/src/env.ts';
import { resultTable, stepsToRun } from './full-results.ts';
import { FULL_STEPS } from './full-steps.ts';
import { runFull } from './run-full.ts';

const FOLDER = resolve('.gate/full');
// Without documents: what this command and the races write there does not change what is proven.
const CODE = ['--', '.', ':(exclude)docs'];
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

const { values } = parseArgs({
  options: { anew: { type: 'boolean' }, only: { type: 'string' }, minutes: { type: 'string', default: 'Infinity' } },
});
const wanted = FULL_STEPS.filter(({ name }) => values.only === undefined || name === values.only);
const minutes = Number(values.minutes);
if (wanted.length === 0 || Number.isNaN(minutes)) {
  const names = FULL_STEPS.map(({ name }) => `  ${name}`).join('\n');
  console.error(`Usage: npm run full -- [--anew] [--only <step>] [--minutes <number>]\nSteps:\n${names}`);
  process.exit(2);
}
if (git('status', '--porcelain', ...CODE) !== '') {
  console.error('Commit first: a result is one of a commit, and there are changes that no commit has.');
  process.exit(2);
}

const commit = git('log', '-1', '--format=%H', ...CODE);
if (values.anew) rmSync(`${FOLDER}.json`, { force: true });
const started = performance.now();
const results = await runFull({
  ...{ steps: wanted, folder: FOLDER, commit },
  // The server as configured (template-database.ts), with a separate shop for the races. As in the gate a journey is retried once and
  // then counted as flaky.
  env: { ...process.env, FULL: 'true', CI: 'true', DATABASE_URL: withName(readEnv().DATABASE_URL, 'tokhi_full') },
  goesOn: () => performance.now() - started < minutes * 60_000,
  say: (text) => process.stdout.write(text),
});

const table = resultTable(FULL_STEPS, results, commit);
console.log(`\n${table}`);
writePart('reliability.md', marksOf('npm run full', 'full'), table);
const left = stepsToRun(FULL_STEPS, results, commit).length;
if (left > 0)
  console.log(`${left} steps have not passed on this commit. Their output is in .gate/full. Go on with: npm run full`);
const hasFailed = results.some(
  (one) => one.commit === commit && !one.isOk && wanted.some(({ name }) => name === one.name),
);
process.exitCode = hasFailed ? 1 : 0;
