// Fails when a source file is longer than 400 lines: a file has one purpose, and about 70 lines (ARCHITECTURE.md, Sizes).
import { readFileSync } from 'node:fs';
import { repositoryFiles } from '../rooms.ts';

const LIMIT = 400;
const SOURCE = /\.(ts|tsx|mjs|cjs|css|sql)$/;

const files = repositoryFiles('.').filter((file) => SOURCE.test(file));
const sizes = files.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }));
const tooLong = sizes.filter(({ lines }) => lines > LIMIT);
for (const { file, lines } of tooLong) console.error(`${file} has ${lines} lines; split it by what its parts do`);

if (tooLong.length > 0 || files.length === 0) process.exitCode = 1;
else {
  const sorted = sizes.map(({ lines }) => lines).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  console.log(`${files.length} files, median ${at(0.5)} lines, p90 ${at(0.9)}, longest ${sorted.at(-1)}`);
}
