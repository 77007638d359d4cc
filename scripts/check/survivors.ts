// After `stryker run`: surviving-mutants.json must list each surviving mutant with a reason, and no mutant that a test kills
// now.
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Position = z.object({ line: z.int(), column: z.int() });
const Report = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          status: z.string(),
          replacement: z.string().default(''),
          location: z.object({ start: Position, end: Position }),
        }),
      ),
    }),
  ),
});
const Known = z.array(
  z.strictObject({ file: z.string(), original: z.string(), replacement: z.string(), reason: z.string().min(10) }),
);

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../rules/${file}`, import.meta.url), 'utf8'));

function textAt(source: string, { start, end }: { start: z.output<typeof Position>; end: z.output<typeof Position> }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return lines.join('\n');
}

const mutants = Object.entries(Report.parse(read('reports/mutation.json')).files).flatMap(
  ([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, original: textAt(source, mutant.location) })),
);
const counted = mutants.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
const survivors = counted.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status));
const known = Known.parse(read('surviving-mutants.json'));

type Change = { file: string; original: string; replacement: string };
const same = (one: Change) => (other: Change) =>
  one.file === other.file && one.original === other.original && one.replacement === other.replacement;
const unexplained = survivors.filter((survivor) => !known.some(same(survivor)));
const killedByNow = known.filter((explained) => !survivors.some(same(explained)));

for (const { file, location, original, replacement } of unexplained) {
  console.error(`rules/${file}:${location.start.line} survives: ${original} → ${replacement}`);
}
for (const { file, original } of killedByNow)
  console.error(`surviving-mutants.json: ${file} ${original} is killed by now`);
const score = ((counted.length - survivors.length) * 100) / counted.length;
console.log(
  `${counted.length} mutants, ${survivors.length} survive (${known.length} explained), score ${score.toFixed(2)} %`,
);
if (unexplained.length > 0 || killedByNow.length > 0) process.exitCode = 1;
