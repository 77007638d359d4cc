// Refuses a migration that breaks the last release's code or locks a large table for long. A deployment migrates first and
// replaces the processes afterwards: for minutes old code meets the new schema.
import { readdirSync, readFileSync } from 'node:fs';
import { judgeMigration } from './migrations/judge-migration.ts';

/** Earlier ones were applied before the first sale. */
const FIRST = '0138';
const FOLDER = 'server/migrations';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const files = readdirSync(FOLDER).filter((file) => file.slice(0, 4) >= FIRST);
let refused = 0;
for (const file of files)
  for (const { rule, line, instead } of judgeMigration(readFileSync(`${FOLDER}/${file}`, 'utf8'), version)) {
    refused += 1;
    console.log(`${FOLDER}/${file}:${line} ${rule}\n  instead: ${instead}`);
  }
console.log(
  refused === 0
    ? `${files.length} migrations since ${FIRST} can be applied while the shop sells`
    : `${refused} refused`,
);
process.exitCode = refused === 0 ? 0 : 1;
