import type { MeasuredSelling } from '../measure-selling.ts';
import { ratio } from './bars.ts';
import { plainTable } from './plain-table.ts';

/** A sale must not slow the shop down: the least share of the quiet requests a second. */
const LEAST_KEPT = 0.8;

const HEAD = ['question', 'quiet/s', 'p50', 'p95', 'selling/s', 'p50', 'p95', 'kept', 'sold', 'sold out', 'errors', ''];

/** Quiet and selling side by side, for the terminal. */
export const sellingTable = (measured: readonly MeasuredSelling[]): string =>
  plainTable([HEAD, ...measured.map(row)], (column) => column === 0);

function row({ name, quiet, selling, sold }: MeasuredSelling): string[] {
  const kept = ratio(selling, quiet);
  return [
    name,
    ...[quiet, selling].flatMap(({ perSecond, p50, p95 }) => [
      perSecond.toFixed(0),
      ...[p50, p95].map((milliseconds) => milliseconds.toFixed(1)),
    ]),
    `${Math.round(kept * 100)} %`,
    String(sold.pieces),
    String(sold.soldOut),
    String(quiet.errors + selling.errors),
    kept >= LEAST_KEPT ? '✓' : '✗',
  ];
}
