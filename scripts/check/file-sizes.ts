// Fails when a source file is longer than 300 lines, or a folder has more than 40 files: a file has one purpose, and a folder can be
// taken in at a glance (ARCHITECTURE.md, Sizes).
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { repositoryFiles } from '../repository-files.ts';

const MOST_LINES = 300;
const MOST_FILES = 40;
const SOURCE = /\.(ts|tsx|mjs|cjs|css|sql|sh)$/;
/** Migrations stay in one folder, in order. */
const LONG_FOLDER = /^server\/migrations$/;

const files = repositoryFiles('.').filter((file) => SOURCE.test(file));
const sizes = files.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }));
const folders = [...Map.groupBy(files, dirname)].filter(([folder]) => !LONG_FOLDER.test(folder));
const faults = [
  ...sizes
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ file, lines }) => `${file} has ${lines} lines; split it by what its parts do`),
  ...folders
    .filter(([, siblings]) => siblings.length > MOST_FILES)
    .map(
      ([folder, siblings]) =>
        `${folder} has ${siblings.length} files beside each other; give them rooms by what they are for`,
    ),
];
for (const fault of faults) console.error(fault);

if (faults.length > 0 || files.length === 0) process.exitCode = 1;
else {
  const sorted = sizes.map(({ lines }) => lines).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  console.log(`${files.length} files, median ${at(0.5)} lines, p90 ${at(0.9)}, longest ${sorted.at(-1)}`);
}
