import type { Figures } from '../catalogue/report/figures.ts';
import { type Ratio, ratePerSecond, ratioOf, type Turn } from '../compare/turns.ts';
import { figuresOfLoads, IN_FLIGHT } from '../orders/load-calls.ts';
import type { CheckoutRound, CheckoutTurn } from './measure-checkouts.ts';
import { LINES, type PeerName, RACERS } from './peer.ts';
import { isSoldExactly, type Raced } from './race.ts';

/** The least share of the bare server's orders a second. */
const LEAST_SHARE = 0.5;

export interface MeasuredPeers {
  rounds: CheckoutRound[];
  races: Record<PeerName, Raced[]>;
}

const turnOf = ({ times, seconds, cpuSeconds }: CheckoutTurn): Turn => ({
  requests: times.length,
  ...{ seconds, cpuSeconds },
});

/** The shop's orders a second divided by the bare server's, round by round. */
export const shareOfBare = (rounds: readonly CheckoutRound[]): Ratio =>
  ratioOf(
    rounds.map(({ shop, bare }) => ({ this: [turnOf(shop)], older: [turnOf(bare)] })),
    ratePerSecond,
  );

/** Both bars: half of the bare server's orders, and every race with each unit sold once. */
export const meetsBars = ({ rounds, races }: MeasuredPeers): boolean =>
  shareOfBare(rounds).median >= LEAST_SHARE && races.shop.every(isSoldExactly);

const mark = (met: boolean): string => (met ? '✓' : '✗');
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const milliseconds = (value: number): string => value.toFixed(1);

function racesInWords(races: readonly Raced[]): string {
  const sold = races.map(({ sold: units }) => units).join(', ');
  const failed = races.reduce((sum, one) => sum + one.failed, 0);
  return `${sold} ${mark(races.every(isSoldExactly))}${failed === 0 ? '' : ` (${failed} errors)`}`;
}

function row(what: string, turns: readonly CheckoutTurn[], races: readonly Raced[]): string[] {
  const { perSecond, p50, p95, requests }: Figures = figuresOfLoads(turns);
  const cpu = turns.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  return [what, perSecond.toFixed(0), ...[p50, p95, (cpu * 1_000) / requests].map(milliseconds), racesInWords(races)];
}

/** The text of one run for docs/scale.md. */
export function reportOfPeers(measured: MeasuredPeers, head: string): string {
  const { rounds, races } = measured;
  const { median, lowest, highest } = shareOfBare(rounds);
  const units = races.shop[0]?.units ?? 0;
  const columns = [
    ...['server', 'orders a second', 'p50 ms', 'p95 ms', 'CPU ms of its process an order'],
    `units sold of ${units} to ${RACERS} buyers at once`,
  ];
  const rows = [
    row(
      'Тохь, create-order',
      rounds.map(({ shop }) => shop),
      races.shop,
    ),
    row(
      'bare, Fastify and `pg`',
      rounds.map(({ bare }) => bare),
      races.bare,
    ),
  ];
  const table = [columns, ['---', '--:', '--:', '--:', '--:', '--:'], ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  const share = `Тохь : bare **${percent(median)}** of the orders a second (median of ${rounds.length} rounds, ${percent(lowest)} to ${percent(highest)})`;
  const bars = `≥ ${percent(LEAST_SHARE)} ${mark(median >= LEAST_SHARE)}, ${units} of ${units} units sold ${mark(races.shop.every(isSoldExactly))}`;
  return `${head}\n\n${table.join('\n')}\n\n${share}. Bars: ${bars}.`;
}

/** When, of what commit and on what; `load` is the load of the machine before the run. */
export const headOfPeers = (day: string, commit: string, machine: string, load: number): string =>
  `${day}, commit ${commit}, carts of ${LINES} lines, ${IN_FLIGHT} in flight; ${machine}; load ${load.toFixed(1)} before the run.`;
