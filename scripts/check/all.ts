// `npm run check`: everything that can be said about the code without running it. Prints a line per step; on a failure
// the step's whole output and the command that repeats it.
import { spawnSync } from 'node:child_process';

const steps: [name: string, command: string][] = [
  ['types of the pages', 'cd storefront && react-router typegen'],
  ['types', 'tsc -p . && tsc -p ui && tsc -p storefront'],
  ['format and lint', 'biome check .'],
  ['lint with types', 'oxlint --type-aware --quiet'],
  [
    'dependency rules',
    'depcruise --config dependency-rules.cjs rules contract ui server storefront sandbox e2e bench studio scripts',
  ],
  ['tables and their owners', 'node scripts/check/table-owners.ts'],
  ['file sizes', 'node scripts/check/file-sizes.ts'],
  ['raw colours', 'node scripts/check/raw-colours.ts'],
  ['styles from outside', 'node scripts/check/styles-from-outside.ts'],
  ['dead code', 'knip'],
  ['lock file', 'node scripts/check/lock.ts'],
  ['specification covered', 'node scripts/spec/check-spec.ts'],
  ['rules/RULES.md', 'node rules/index-of-rules.ts --check'],
  ['size of the rules in the browser', 'node scripts/check/rules-size.ts'],
  ['schema types and data model', 'node scripts/schema/write-schema.ts --check'],
];

const failed: string[] = [];
for (const [name, command] of steps) {
  const started = performance.now();
  const done = spawnSync('sh', ['-c', command], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`${done.status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (done.status === 0) continue;
  failed.push(name);
  console.log(`${done.stdout}${done.stderr}\n  Repeat it alone: npx sh -c '${command}'\n`);
}
console.log(
  failed.length === 0
    ? `\n${steps.length} checks passed.`
    : `\n${failed.length} of ${steps.length} failed: ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
