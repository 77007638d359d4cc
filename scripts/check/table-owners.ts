// Fails when a file names a table of another module (server/src/table-owners.ts), or writes SQL outside of a *.queries.ts.
import { readFileSync } from 'node:fs';
import { repositoryFiles } from '../repository-files.ts';
import { isLookedAt, lookForCrossings } from './tables/crossings.ts';

const files = repositoryFiles('.').filter(isLookedAt);
const looked = files.map((file) => ({ file, ...lookForCrossings(file, readFileSync(file, 'utf8')) }));
for (const { file, faults } of looked) for (const fault of faults) console.error(`${file} ${fault}`);

const named = new Set(looked.flatMap(({ own }) => own));
if (looked.some(({ faults }) => faults.length > 0) || named.size === 0) process.exitCode = 1;
else console.log(`${files.length} files, ${named.size} tables, each named by its owner`);
