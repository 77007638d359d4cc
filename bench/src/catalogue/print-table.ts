import { judge, ratio } from './bars.ts';
import type { Figures } from './figures.ts';
import type { Measured } from './measure.ts';

const times = ({ perSecond, p50, p95, p99 }: Figures): string[] => [
  perSecond.toFixed(0),
  ...[p50, p95, p99].map((milliseconds) => milliseconds.toFixed(1)),
];
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const mark = (met: boolean): string => (met ? '✓' : '✗');

const HEAD = [
  'question',
  ...['first ask/s', 'p50', 'p95', 'p99'],
  ...['served/s', 'p50', 'p95', 'p99'],
  ...['engine/s', 'p50', 'p95', 'p99'],
  ...['first : engine', 'served : engine', 'errors', 'bars (first ask, served)'],
];

const row = (products: number, measured: Measured): string[] => [
  measured.name,
  ...times(measured.firstAsk),
  ...times(measured.asServed),
  ...times(measured.engine),
  percent(ratio(measured.firstAsk, measured.engine)),
  percent(ratio(measured.asServed, measured.engine)),
  String(measured.firstAsk.errors + measured.asServed.errors),
  judge(products, measured)
    .map(({ bar, firstAsk, asServed }) => `${bar} ${mark(firstAsk)} ${mark(asServed)}`)
    .join('; '),
];

/** For the terminal. */
export function plainTable(products: number, questions: readonly Measured[]): string {
  const rows = [HEAD, ...questions.map((measured) => row(products, measured))];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const isText = (column: number) => column === 0 || column === HEAD.length - 1;
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** For docs/scale.md. */
export function markdownTable(products: number, questions: readonly Measured[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = HEAD.map((_, column) => (column === 0 || column === HEAD.length - 1 ? '---' : '--:'));
  return [HEAD, rule, ...questions.map((measured) => row(products, measured))].map(line).join('\n');
}
