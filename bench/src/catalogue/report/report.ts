import { type Marks, writePart } from '../../written-part.ts';
import { drawChart } from './draw-chart.ts';
import { markdownTable, terminalTable } from './print-table.ts';
import { RECORDED_SIZES, type RunRecord, readRecords, writeChart, writeRecord } from './run-record.ts';

const MARKS: Marks = { begin: '<!-- begin: written by npm run bench -- catalogue -->', end: '<!-- end -->' };

/** Prints the run; for one of the three sizes it is also recorded in docs/scale.md and its folder. */
export function report(record: RunRecord): void {
  console.log(`\n${terminalTable(record.products, record.questions)}\n`);
  if (!RECORDED_SIZES.includes(record.products)) {
    console.log(
      `A trial: only ${RECORDED_SIZES.map((size) => size.toLocaleString('en')).join(', ')} are written down.`,
    );
    return;
  }
  writeRecord(record);
  const records = readRecords();
  writeChart(drawChart(records));
  writePart('scale.md', MARKS, tablesOf(records));
}

/** A table for each size of shop. */
export const tablesOf = (records: readonly RunRecord[]): string =>
  records
    .map(
      ({ products, day, seconds, machine, questions }) =>
        `### ${products.toLocaleString('en')} products\n\n${day}, ${seconds} s each; ${machine}.\n\n${markdownTable(products, questions)}`,
    )
    .join('\n\n');
