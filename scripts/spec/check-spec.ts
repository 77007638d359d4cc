// Fails when the contract lacks a call or a text of docs/spec.md; when a sentence about the product, a route, a part of a screen, an
// entity, a call, a text or a clause has no row in docs/spec-coverage.md, or a row matches nothing in the specification; when a row
// names a missing file or test; and when docs/spec-proofs.md, which records for each row whether its test fails when the feature
// breaks, is stale.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endpoints } from '../../contract/src/endpoints.ts';
import { serverTexts } from '../../contract/src/texts/server-texts.ts';
import { texts as catalogue } from '../../contract/src/texts/texts.ts';
import { checkProofs } from './proof/check-proofs.ts';
import { type CoverageRow, coverageRows, NOT_YET, namedFiles } from './read-coverage.ts';
import { calls, clauses, entities, productSentences, routes, screenParts, texts } from './read-spec.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const rows = coverageRows(read('docs/spec-coverage.md'));
const problems: string[] = [];

const inContract = new Set(Object.values(endpoints).map(({ method, path }) => `${method} ${path}`));
for (const call of calls()) if (!inContract.has(call)) problems.push(`contract/src/endpoints.ts lacks ${call}`);

const known = new Set<string>(Object.values({ ...catalogue, ...serverTexts }));
for (const text of texts()) if (!known.has(text)) problems.push(`contract/src/texts lacks the text '${text}'`);

/** After this sign a row says which part of a sentence, a bullet or an entity it covers. */
const PART = ' · ';
const whole = (item: string, row: string): boolean => row === item;
const wholeOrPart = (item: string, row: string): boolean => row === item || row.startsWith(item + PART);
const ofClause = (item: string, row: string): boolean => row.split(' ')[0] === item.split(' ')[0];

compareRows('The product', productSentences(), wholeOrPart);
compareRows('Routes', routes(), whole);
compareRows('Screens', screenParts(), wholeOrPart);
compareRows('Entities', entities(), wholeOrPart);
compareRows('Calls', calls(), whole);
compareRows('Texts', texts(), whole);
compareRows(
  'Rules and limits',
  clauses().map(({ id, text }) => `${id} ${text}`),
  ofClause,
);
for (const row of rows) checkCarriers(row);

/** Each item of the specification has a row, and each row an item. */
function compareRows(section: string, items: string[], stands: (item: string, row: string) => boolean): void {
  if (items.length === 0) problems.push(`docs/spec.md: found no ${section.toLowerCase()}; is the parser right?`);
  const written = rows.filter((row) => row.section === section);
  for (const [at, item] of items.entries()) {
    if (items.indexOf(item) < at) problems.push(`docs/spec.md: two items under ${section} begin with ${item}`);
    if (!written.some((row) => stands(item, row.item))) {
      problems.push(`docs/spec-coverage.md has no row under ${section} for ${item.slice(0, 80)}`);
    }
  }
  for (const row of written) {
    if (!items.some((item) => stands(item, row.item))) {
      problems.push(`docs/spec-coverage.md: under ${section} the row ${row.item} stands for nothing in docs/spec.md`);
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

const proofs = checkProofs(fileURLToPath(root), rows);
problems.push(...proofs.problems);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else {
  const open = rows.filter(({ carriers }) => carriers.includes(NOT_YET)).length;
  console.log(`${rows.length} rows agree with the specification and the code; ${open} say «${NOT_YET}»`);
  console.log(`Fails when broken: ${proofs.summary}`);
}
