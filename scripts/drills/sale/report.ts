import { readFileSync } from 'node:fs';
import { loadSaid } from '../around.ts';
import { percentile } from '../load/answers.ts';
import { countLosses, hasNone, saidOf } from '../load/count-losses.ts';
import type { Shop } from '../shop/start-shop.ts';
import type { Sold } from './crowd.ts';
import type { Looked } from './visitors.ts';

export const LONGEST_QUEUES_S = 300;
const WANTED_PAGE_P95_MS = 300;

interface Sale {
  buyers: number;
  units: number;
  seconds: number;
  /** Per second. */
  pages: number;
  sold: Sold;
  looked: Looked;
  /** Event loop delay (p95) of the process that plays everybody; part of every time that it measured. */
  ownDelayMs: number;
  queuesAfterS: number;
}

/** Milliseconds of pages from nginx's log. */
function pageTimesOfEdge({ host }: Shop): number[] {
  const lines = readFileSync(host.path('/var/log/nginx/access.log'), 'utf8').split('\n');
  return lines.flatMap((line) => (line.includes('"GET ') ? [Number(line.split(' ').at(-2)) * 1_000] : []));
}

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([what, count]) => `${what} ${count.toLocaleString('en')}`).join(', ') || 'none';

/** Prints the result; true if exactly the units were sold, everybody got an answer and pages stayed fast. */
export async function report(
  shop: Shop,
  { buyers, units, seconds, pages, sold, looked, ownDelayMs, queuesAfterS }: Sale,
): Promise<boolean> {
  const { promised, answers, outcomes, waited } = sold;
  const losses = await countLosses(shop, promised, new Set());
  const made = await shop.inDatabase(async (database) => {
    const { rows } = await database.query<{ count: number }>('select count(*)::int as count from orders');
    return rows[0]?.count ?? 0;
  });
  const edgeP95 = percentile(pageTimesOfEdge(shop), 0.95);
  const pageP95 = percentile(looked.times, 0.95);
  const isWhole = made === units && outcomes.get('409 insufficient_stock') === buyers - units;
  const isGood = isWhole && hasNone(losses) && answers.bad.length === 0 && promised.unfinished.length === 0;
  const isQuick = pageP95 <= WANTED_PAGE_P95_MS;
  const seconded = (share: number) => (percentile(waited, share) / 1_000).toFixed(1);
  const lines = [
    `${made} orders; heard in the end: ${listed(outcomes)}`,
    `from the press to that: p50 ${seconded(0.5)}, p95 ${seconded(0.95)}, longest ${seconded(1)} s`,
    `all answers: ${listed(answers.counts)}`,
    saidOf(losses, promised, new Set()),
    `queues empty ${queuesAfterS.toFixed(1)} s after the last of them (wanted ≤ ${LONGEST_QUEUES_S})`,
    `${looked.times.length} pages, ${pages} a second: p50 ${percentile(looked.times, 0.5).toFixed(0)}, p95 ${pageP95.toFixed(0)} ms (wanted ≤ ${WANTED_PAGE_P95_MS}); ${listed(looked.counts)}`,
    `the same pages by the clock of the edge, from the first byte of the request to the last of the answer: p95 ${edgeP95.toFixed(0)} ms`,
    `the process that plays buyers, visitors and banks was itself behind by ${ownDelayMs.toFixed(0)} ms (p95)`,
    ...[...new Set(answers.bad)].map((one) => `a failure that a person saw: ${one}`),
    ...[...new Set(promised.unfinished)].map((one) => `unfinished: ${one}`),
  ];
  const title = `${buyers} buyers for ${units} units in ${seconds} s, load ${loadSaid()}`;
  console.log(`\n${isGood && isQuick ? '✓' : '✗'} ${title}\n  ${lines.join('\n  ')}`);
  return isGood && isQuick;
}
