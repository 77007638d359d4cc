// Fails when a style sheet styles a component of another sheet: see style-owners.ts.
import { readFileSync } from 'node:fs';
import { repositoryFiles } from '../repository-files.ts';
import { foreignStyles } from './style-owners.ts';

/** Each application is a separate page with the design system. */
const APPLICATIONS = [/^(storefront\/app|ui\/src)\/.*\.css$/, /^(admin\/app|ui\/src)\/.*\.css$/];
const all = repositoryFiles('.');
const files = all.filter((file) => APPLICATIONS.some((sheets) => sheets.test(file)));
const found = APPLICATIONS.flatMap((sheets) =>
  foreignStyles(all.filter((file) => sheets.test(file)).map((file) => ({ file, css: readFileSync(file, 'utf8') }))),
);
for (const { file, line, block, owner } of found)
  console.error(
    `${file}:${line}: .${block} is styled by ${owner}; let it read a custom property there, and set that here`,
  );
if (found.length > 0 || files.length === 0) process.exitCode = 1;
else console.log(`${files.length} style sheets, each of its own parts`);
