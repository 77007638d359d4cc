// `npm run bench:compare -- <commit>`: this checkout and an older commit, each with its own build, database, Redis and API process,
// measured in turns in one run: their ratio is valid on a machine with other load.
//   --rounds 3 --seconds 2   how often, and how long a turn is (the defaults take some four minutes of measuring)
//   --cached                 with the answer cache, as in production; without it every answer is computed
//   --write                  writes the table to docs/scale.md, between the marks of that commit
//   --same                   compares answers, not times: 50 pages, 200 calls, both on the older demo shop, upgraded for this side
//   --seen --pages 200       compares what search engines see of 200 addresses without JavaScript, on the same demo shop
//   --keep                   keeps the checkout of the older commit
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { dropDatabase } from '../../../server/src/db/server-databases.ts';
import { machineName } from '../catalogue/report/run-record.ts';
import { marksOf, requirePart, writePart } from '../written-part.ts';
import { compareAnswers } from './answers/compare-answers.ts';
import { itemsFor } from './items.ts';
import { measureBoth } from './measure-both.ts';
import { buildPages, checkOut, HERE, ownCommit } from './older-checkout.ts';
import { ownDemoShops, upgradedDemoShop } from './prepare-databases.ts';
import { headOfComparison, tableOfComparison } from './report-comparison.ts';
import { compareSeen } from './seen/compare-seen.ts';
import { type Side, startSide } from './start-side.ts';
import type { SideName } from './turns.ts';

const MOST = { rounds: 20, seconds: 30, pages: 2_000 };
const STOPPED_CLOCK = new URL('./preload/stopped-clock.ts', import.meta.url);
const WITHOUT_ANSWER_CACHE = new URL('./preload/without-answer-cache.ts', import.meta.url);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    cached: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    same: { type: 'boolean', default: false },
    seen: { type: 'boolean', default: false },
    pages: { type: 'string', default: '200' },
    keep: { type: 'boolean', default: false },
  },
});
const [commit] = positionals;
if (commit === undefined) throw new Error('say which commit: npm run bench:compare -- 5882813');
const bounds = { rounds: bounded('rounds'), seconds: bounded('seconds') };
const pages = bounded('pages');
/** Compares answers instead of times: on one demo shop, at one moment. */
const isOfAnswers = values.same || values.seen;

// If it is killed, the processes that it started end with it; checkout and databases then stay for inspection.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** The load of others; builds and demo shops follow. */
const [load = 0] = loadavg();
const older = checkOut(commit);
const marks = marksOf(`npm run bench:compare -- ${older.commit} --write`, `comparison with ${older.commit}`);
const roots = { this: HERE, older: older.root };
const preloaded = [...(isOfAnswers ? [STOPPED_CLOCK] : []), ...(values.cached ? [] : [WITHOUT_ANSWER_CACHE])];
const env = {
  NODE_OPTIONS: preloaded.map(({ href }) => `--import=${href}`).join(' '),
  STOPPED_AT: String(Math.round(performance.timeOrigin)),
};
const databases: string[] = [];
const started: Side[] = [];
try {
  if (values.write) requirePart('scale.md', marks);
  for (const root of Object.values(roots)) buildPages(root);
  const urls = await (isOfAnswers ? upgradedDemoShop : ownDemoShops)(roots, env);
  databases.push(...Object.values(urls));
  const start = async (name: SideName) => {
    const side = await startSide(name, roots[name], urls[name], env);
    started.push(side);
    return side;
  };
  const sides = { this: await start('this'), older: await start('older') };
  if (values.same) console.log(await compareAnswers(sides));
  if (values.seen) console.log(`\n${await compareSeen(sides, pages)}`);
  if (!isOfAnswers) {
    const measured = await measureBoth(sides, await itemsFor(sides), bounds);
    const commits = { own: ownCommit(), older: older.commit };
    const how = { ...bounds, isCached: values.cached, machine: machineName(), load };
    const head = headOfComparison({ ...commits, day: isoDate(ulaanbaatarDate(new Date())), ...how });
    const text = `${head}\n\n${tableOfComparison(measured)}`;
    console.log(`\n${text}`);
    if (values.write) writePart('scale.md', marks, text);
  }
} finally {
  await Promise.all(started.map((side) => side.stop()));
  await Promise.all(databases.map(dropDatabase));
  if (values.keep) console.log(`kept: ${older.root}; git worktree remove --force ends it`);
  else older.remove();
}
// Also ends processes that were started but failed before they were ready.
process.exit();

function bounded(name: keyof typeof MOST): number {
  const value = Number(values[name]);
  if (value > 0 && value <= MOST[name] && (name === 'seconds' || Number.isInteger(value))) return value;
  throw new Error(`--${name} is above 0 and at most ${MOST[name]}, not ${values[name]}`);
}
