// Fails when docs/asvs.md misses a requirement of ASVS 5.0 levels 1 and 2, lists one twice, or marks one as met without naming the
// file. scripts/check/references.ts checks that the files exist, as in every document.
import { readFileSync } from 'node:fs';
import { judgePage } from './asvs/judge-page.ts';
import { LEVEL_TWO } from './asvs/requirements.ts';

const page = readFileSync('docs/asvs.md', 'utf8');
const { faults, counts } = judgePage(page);
const sum = `${counts.met} met, ${counts.partly} partly, ${counts.missing} missing, ${counts['n/a']} not applicable`;
if (!page.includes(`**${sum}**`)) faults.push(`its first lines have to say **${sum}**`);
for (const fault of faults) console.error(`docs/asvs.md: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${LEVEL_TWO.size} requirements: ${sum}`);
