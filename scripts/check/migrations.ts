// Refuses a migration on which the last release's code cannot run, or that keeps customers waiting for a large table.
// A deployment migrates first and replaces the processes afterwards: for minutes old code meets the new schema.
import { readdirSync, readFileSync } from 'node:fs';
import { judgeMigration } from './migrations/judge-migration.ts';

/** Those before were applied while nothing was sold. */
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
