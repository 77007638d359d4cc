import { loadSaid } from '../around.ts';
import { percentile } from '../load/answers.ts';
import { hasNone, type Losses, saidOf } from '../load/count-losses.ts';
import type { Deployment } from './install-shop.ts';
import { notGood, type Selling } from './keep-selling.ts';
import { FIRST, UNREADY } from './plant-releases.ts';
import { ORDERS_OF_A_TRUCK } from './trucks.ts';
import type { Waits } from './watch-locks.ts';

const LONGEST_LOCK_S = 2;

const counted = (lines: readonly string[]): string =>
  Object.entries(Object.groupBy(lines, (line) => line))
    .map(([line, all]) => `${line}${all?.length === 1 ? '' : ` (${all?.length} times)`}`)
    .slice(0, 20)
    .join('; ');

const p95 = (times: readonly number[] = []): string => `${Math.round(percentile(times, 0.95))} ms`;
const timesOf = ({ buyers, visits }: Selling): string =>
  `create-order p95 ${p95(buyers.times.get('createOrder'))}, pages and calls of visitors p95 ${p95(visits.times)}`;
const seconds = (value: number): string => `${value.toFixed(1)} s`;

/** Prints the figures before the first deployment. */
export function reportCalm(selling: Selling, waits: Waits): void {
  console.log(
    `undisturbed: ${timesOf(selling)}, longest wait for a lock ${seconds(waits.longest)}, load ${loadSaid()}`,
  );
}

interface Step {
  argument: string;
  done: Deployment;
  moved: { done: number; staying: string } | undefined;
  failures: readonly string[];
  waits: Waits;
  inService: string;
}

/** Prints one deployment; true if it ended as expected, without failures and long waits. */
export function reportStep({ argument, done, moved, failures, waits, inService }: Step): boolean {
  const wanted = argument === 'back' || argument === UNREADY ? FIRST : argument;
  // An unready release is stopped at the first process, which is rolled back.
  const asItShould =
    argument === UNREADY
      ? !done.isGood && new Set(done.restarted).size === 1 && done.restarted.length === 2
      : done.isGood && moved?.done === ORDERS_OF_A_TRUCK;
  const isQuick = Math.max(waits.longest, waits.ofMigrations, waits.locked) <= LONGEST_LOCK_S;
  const isGood = asItShould && inService === wanted && failures.length === 0 && isQuick;
  const lines = [
    `${seconds(done.seconds)}, of it ${seconds(waits.migrating)} migrating and ${seconds(done.replacing)} replacing ${done.restarted.join(', ')}; ${inService} is in service`,
    `longest wait for a lock ${seconds(waits.longest)} (${waits.longestWhat}), of a migration ${seconds(waits.ofMigrations)}, locked by one ${seconds(waits.locked)} (${waits.lockedWhat}); ${waits.samples} looks`,
    moved === undefined
      ? ''
      : `the truck: ${moved.done} of ${ORDERS_OF_A_TRUCK} orders moved${moved.staying && `, ${moved.staying}`}`,
    `failed requests ${failures.length}${failures.length === 0 ? '' : `: ${counted(failures)}`}`,
    asItShould && argument !== UNREADY ? '' : done.said.join('\n    '),
  ];
  console.log(`\n${isGood ? '✓' : '✗'} ${argument}, load ${loadSaid()}\n  ${lines.filter(Boolean).join('\n  ')}`);
  return isGood;
}

/** Prints the totals; true if nothing failed and nothing was lost. */
export function reportAll(selling: Selling, losses: Losses): boolean {
  const failures = selling.failures();
  const isGood = failures.length === 0 && hasNone(losses);
  const lines = [
    `${selling.asked()} requests of customers, of ${selling.visits.asked} pages, scripts and calls of visitors ${selling.visits.kept} by the edge alone; failed ${failures.length}`,
    saidOf(losses, selling.promised, selling.moved),
    timesOf(selling),
    `staff, while the admin process is replaced: ${counted(notGood(selling.staff)) || 'nothing'}`,
  ];
  console.log(`\n${isGood ? '✓' : '✗'} all of it, load ${loadSaid()}\n  ${lines.join('\n  ')}`);
  return isGood;
}
