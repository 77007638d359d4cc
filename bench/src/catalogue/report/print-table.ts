import type { Measured } from '../measure.ts';
import { judge, ratio } from './bars.ts';
import type { Figures } from './figures.ts';
import { plainTable } from './plain-table.ts';

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

const isText = (column: number): boolean => column === 0 || column === HEAD.length - 1;

/** For the terminal. */
export const terminalTable = (products: number, questions: readonly Measured[]): string =>
  plainTable([HEAD, ...questions.map((measured) => row(products, measured))], isText);

/** For docs/scale.md. */
export function markdownTable(products: number, questions: readonly Measured[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = HEAD.map((_, column) => (isText(column) ? '---' : '--:'));
  return [HEAD, rule, ...questions.map((measured) => row(products, measured))].map(line).join('\n');
}
