import { readFileSync, writeFileSync } from 'node:fs';
import { drawChart } from './draw-chart.ts';
import { markdownTable, terminalTable } from './print-table.ts';
import { RECORDED_SIZES, type RunRecord, readRecords, writeChart, writeRecord } from './run-record.ts';

const PAGE = new URL('../../../../docs/scale.md', import.meta.url);
const BEGIN = '<!-- begin: written by npm run bench -- catalogue -->';
const END = '<!-- end -->';

/** Prints the run; a shop of one of the three sizes is also written down in docs/scale.md and its folder. */
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
  writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8'), records));
  console.log('Written: docs/scale.md, docs/scale');
}

/** The page with its generated part replaced; what is written by hand stays. */
export function withTables(page: string, records: readonly RunRecord[]): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END, begin);
  if (begin === -1 || end === -1) throw new Error(`docs/scale.md has lost its marks: ${BEGIN} … ${END}`);
  const parts = records.map(
    ({ products, day, seconds, machine, questions }) =>
      `### ${products.toLocaleString('en')} products\n\n${day}, ${seconds} s each; ${machine}.\n\n${markdownTable(products, questions)}\n`,
  );
  return `${page.slice(0, begin)}${BEGIN}\n\n${parts.join('\n')}\n${page.slice(end)}`;
}
