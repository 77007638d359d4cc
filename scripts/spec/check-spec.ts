// Fails when the contract lost a call or a text of docs/spec.md, when a route, call, text or clause has no row in
// docs/spec-coverage.md, or when a row names a file or a test that does not exist.
import { existsSync, readFileSync } from 'node:fs';
import { endpoints } from '../../contract/src/endpoints.ts';
import { texts as catalogue } from '../../contract/src/texts/texts.ts';
import { type CoverageRow, coverageRows, NOT_YET, namedFiles } from './read-coverage.ts';
import { calls, clauses, routes, texts } from './read-spec.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const rows = coverageRows(read('docs/spec-coverage.md'));
const problems: string[] = [];

const inContract = new Set(Object.values(endpoints).map(({ method, path }) => `${method} ${path}`));
for (const call of calls()) if (!inContract.has(call)) problems.push(`contract/src/endpoints.ts lacks ${call}`);

const known = new Set<string>(Object.values(catalogue));
for (const text of texts()) if (!known.has(text)) problems.push(`contract/src/texts/texts.ts lacks the text '${text}'`);

requireRows('Routes', routes());
requireRows('Calls', calls());
requireRows('Texts', texts());
for (const { id, text } of clauses()) {
  const carried = rows.filter((row) => row.section === 'Rules and limits' && row.item.startsWith(`${id} `));
  if (carried.length === 0) problems.push(`docs/spec-coverage.md has no row for clause ${id}: ${text.slice(0, 80)}…`);
}
for (const row of rows.filter(({ carriers }) => !carriers.some((cell) => cell.startsWith('---')))) checkCarriers(row);

function requireRows(sectionName: string, items: string[]): void {
  if (items.length === 0) problems.push(`docs/spec.md: found no ${sectionName.toLowerCase()}; is the parser right?`);
  for (const item of items) {
    if (!rows.some((row) => row.section === sectionName && row.item === item)) {
      problems.push(`docs/spec-coverage.md has no row under ${sectionName} for ${item}`);
    }
  }
}

function checkCarriers({ item, carriers }: CoverageRow): void {
  for (const cell of carriers) {
    for (const { file, test } of namedFiles(cell)) {
      if (!existsSync(new URL(file, root))) problems.push(`${item}: ${file} does not exist`);
      else if (test !== null && !read(file).includes(test)) problems.push(`${item}: ${file} has no test «${test}»`);
    }
    if (cell === '') problems.push(`${item}: an empty cell; name the file and the test, or write «${NOT_YET}»`);
  }
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else {
  const open = rows.filter(({ carriers }) => carriers.includes(NOT_YET)).length;
  console.log(`${rows.length} rows agree with the specification and the code; ${open} are not yet built`);
}
