// `npm run check`: every check that does not run the application. Prints a line per step, in order; for a failed step also its
// output and the command that repeats it.
import { spawn } from 'node:child_process';

const steps: [name: string, command: string][] = [
  ['types of the pages', 'cd storefront && react-router typegen'],
  ['types', 'tsc -p . && tsc -p ui && tsc -p storefront && tsc -p admin'],
  ['format and lint', 'biome check .'],
  ['lint with types', 'oxlint --type-aware --quiet'],
  [
    'dependency rules',
    'depcruise --config dependency-rules.cjs rules contract ui pictures server storefront admin sandbox e2e bench studio scripts',
  ],
  ['tables and their owners', 'node scripts/check/table-owners.ts'],
  ['migrations beside running code', 'node scripts/check/migrations.ts'],
  ['rights of the processes', 'node scripts/check/rights.ts'],
  ['file sizes', 'node scripts/check/file-sizes.ts'],
  ['raw colours', 'node scripts/check/raw-colours.ts'],
  ['styles from outside', 'node scripts/check/styles-from-outside.ts'],
  ['references', 'node scripts/check/references.ts'],
  ['ASVS, line by line', 'node scripts/check/asvs.ts'],
  ['banned words', 'node scripts/check/banned-words.ts'],
  ['dead code', 'knip'],
  ['lock file', 'node scripts/check/lock.ts'],
  ['specification covered', 'node scripts/spec/check-spec.ts'],
  ['rules/RULES.md', 'node rules/index-of-rules.ts --check'],
  ['size of the rules in the browser', 'node scripts/check/rules-size.ts'],
  ['icons', 'node studio/src/write-icon-sprite.ts --check'],
  ['schema types and data model', 'node scripts/schema/write-schema.ts --check'],
];

interface Done {
  isOk: boolean;
  seconds: number;
  output: string;
}

function run([, command]: (typeof steps)[number]): Promise<Done> {
  const started = performance.now();
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.once('close', (code) =>
      resolve({ isOk: code === 0, seconds: (performance.now() - started) / 1_000, output }),
    );
  });
}

// Some steps use one core and wait for the disk, so two run at once. The first step writes types that others read.
const AT_ONCE = 2;
const results = steps.map(() => Promise.withResolvers<Done>());
const waiting = steps.entries();
async function work(): Promise<void> {
  for (const [at, step] of waiting) results[at]?.resolve(await run(step));
}
const [first] = steps;
waiting.next();
if (first) results[0]?.resolve(await run(first));
void Promise.all(Array.from({ length: AT_ONCE }, work));

const failed: string[] = [];
for (const [at, [name, command]] of steps.entries()) {
  const done = await results[at]?.promise;
  if (!done) continue;
  console.log(`${done.isOk ? '✓' : '✗'} ${name} (${done.seconds.toFixed(1)} s)`);
  if (done.isOk) continue;
  failed.push(name);
  console.log(`${done.output}\n  Repeat it alone: npx sh -c '${command}'\n`);
}
console.log(
  failed.length === 0
    ? `\n${steps.length} checks passed.`
    : `\n${failed.length} of ${steps.length} failed: ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
