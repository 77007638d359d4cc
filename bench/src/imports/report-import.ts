import { execFileSync } from 'node:child_process';
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { machineName } from '../catalogue/report/run-record.ts';
import type { Meanwhile, Shoppers } from './shoppers.ts';

interface Steps {
  difference: number;
  apply: number;
  rollBack: number;
}
interface Sizes {
  shop: number;
  admin: number;
  worker: number;
}

export interface ImportRun {
  products: number;
  rows: number;
  bytes: number;
  load: number;
  seconds: Steps & { prepare: number };
  bare: Steps;
  fresh: { applied: number; rolledBack: number };
  written: { applied: number; rolledBack: number };
  memory: { before: Sizes; growth: Sizes };
  shoppers: Shoppers;
  wrong: { otherThanShown: number; neitherPrice: number; notRolledBack: number };
}

const MOST_SECONDS: Steps = { difference: 60, apply: 180, rollBack: 180 };
const MOST_TIMES_BARE = 3;
const MOST_GROWTH_MB = 256;
const MOST_TIMES_P95 = 2;
const MOST_SECONDS_STALE = 30;

const mark = (met: boolean): string => (met ? '✓' : '✗');
const commit = (): string => execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

/** The rows of docs/scale.md with their bars, ✓ met or ✗ missed. */
export function reportImport(run: ImportRun): void {
  const { seconds, bare, fresh, memory, shoppers, written, wrong } = run;
  const day = isoDate(ulaanbaatarDate(new Date()));
  console.log(
    `\n${day}, commit ${commit()}, ${run.rows} rows (${(run.bytes / 1e6).toFixed(1)} MB) over ${run.products} products; ${machineName()}; load ${run.load.toFixed(1)} before the run.\n`,
  );
  const lines: string[][] = [['what', 'figure', 'bare SQL', 'times', 'bar']];
  for (const step of ['difference', 'apply', 'rollBack'] as const) {
    const [took, alone] = [seconds[step], bare[step]];
    const bar = `≤ ${MOST_SECONDS[step]} s ${mark(took <= MOST_SECONDS[step])}; ≤ ${MOST_TIMES_BARE} × ${mark(took <= MOST_TIMES_BARE * alone)}`;
    lines.push([step, `${took.toFixed(1)} s`, `${alone.toFixed(1)} s`, (took / alone).toFixed(2), bar]);
  }
  lines.push(['ticked and made a change set', `${seconds.prepare.toFixed(1)} s`, '', '', '']);
  for (const [what, after] of Object.entries(fresh))
    lines.push([
      `lists and search right after: ${what}`,
      `${after.toFixed(1)} s`,
      '',
      '',
      `≤ ${MOST_SECONDS_STALE} s ${mark(after <= MOST_SECONDS_STALE)}`,
    ]);
  for (const name of ['admin', 'worker', 'shop'] as const)
    lines.push([
      `memory of ${name}`,
      `${memory.before[name].toFixed(0)} + ${memory.growth[name].toFixed(0)} MB`,
      '',
      '',
      name === 'shop' ? '' : `+ ≤ ${MOST_GROWTH_MB} MB ${mark(memory.growth[name] <= MOST_GROWTH_MB)}`,
    ]);
  const quiet = shoppers.figures('nothing');
  for (const what of ['nothing', 'bare SQL', 'difference', 'apply', 'roll back', 'freshening'] as Meanwhile[]) {
    const { p50, p95, longest, requests, errors } = shoppers.figures(what);
    const times = p95 / quiet.p95;
    const isBarred = what === 'apply' || what === 'roll back' || what === 'difference';
    lines.push([
      `shop beside ${what}: p50, p95, longest`,
      `${p50.toFixed(0)}, ${p95.toFixed(0)}, ${longest.toFixed(0)} ms of ${requests}, ${errors} failed`,
      '',
      times.toFixed(2),
      isBarred ? `≤ ${MOST_TIMES_P95} × ${mark(times <= MOST_TIMES_P95)}` : '',
    ]);
  }
  for (const line of lines) console.log(`| ${line.join(' | ')} |`);
  const { orders } = shoppers;
  const refused = orders.filter(({ number }) => number === null);
  console.log(
    `orders: ${orders.length - refused.length} made, ${refused.length} refused (${[...new Set(refused.map((one) => one.refused))].join(', ') || 'none'}); ` +
      `${orders.filter(({ shown }) => shown.length > 1).length} were told another price first; longest ${Math.max(0, ...orders.map((one) => one.milliseconds)).toFixed(0)} ms`,
  );
  console.log(`products written: ${written.applied} applied, ${written.rolledBack} rolled back`);
  console.log(
    `wrong: ${wrong.otherThanShown} lines at another price than was shown, ${wrong.neitherPrice} at neither price, ${wrong.notRolledBack} products not as before`,
  );
}
