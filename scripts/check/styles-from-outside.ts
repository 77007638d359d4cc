// Fails when a style sheet styles a part of another: see style-owners.ts.
import { readFileSync } from 'node:fs';
import { repositoryFiles } from '../repository-files.ts';
import { foreignStyles } from './style-owners.ts';

const files = repositoryFiles('.').filter((file) => /^(storefront\/app|ui\/src)\/.*\.css$/.test(file));
const found = foreignStyles(files.map((file) => ({ file, css: readFileSync(file, 'utf8') })));
for (const { file, line, block, owner } of found)
  console.error(
    `${file}:${line}: .${block} is styled by ${owner}; let it read a custom property there, and set that here`,
  );
if (found.length > 0 || files.length === 0) process.exitCode = 1;
else console.log(`${files.length} style sheets, each of its own parts`);
