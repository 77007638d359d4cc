// `npm run search:generate -- --seed 7`: sends thousands of generated queries to the search of a separate demo shop, and prints
// by class how many answers are right. Without a seed it draws a new one, so that nobody can teach the search these queries.
// `--json file` also writes the result for tools, `--misses 60` shows more misses.
import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../src/db/database.ts';
import { createLogger } from '../../src/logger.ts';
import { DEMO_DAY, makeTemplate } from '../template-database.ts';
import { askQueries } from './run/ask-queries.ts';
import { QUERY_CLASSES } from './run/query.ts';
import { missesOf, reportByClass, tableOf } from './run/report.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, json: { type: 'string' }, misses: { type: 'string', default: '20' } },
});
const seed = Number(values.seed ?? randomInt(2 ** 31));
const { url, remove } = await makeTemplate();
const logger = createLogger({ level: 'warn', process: 'search-generator' });
const database = openDatabase({ url, poolSize: 4, applicationName: 'tokhi-search-generator', logger });
try {
  const judged = await askQueries(database.db, { seed, now: DEMO_DAY });
  const reports = reportByClass(judged);
  for (const name of QUERY_CLASSES) {
    console.log(`\n${name}`);
    for (const miss of missesOf(judged, name, Number(values.misses))) console.log(`  ${miss}`);
  }
  console.log(`\nseed ${seed}\n${tableOf(reports)}`);
  if (values.json !== undefined) {
    const misses = judged.flatMap(({ query, verdict }) =>
      verdict === 'right' ? [] : [{ class: query.class, text: query.text, verdict }],
    );
    writeFileSync(values.json, `${JSON.stringify({ seed, classes: reports, misses }, null, 2)}\n`);
  }
} finally {
  await database.close();
  await remove();
}
