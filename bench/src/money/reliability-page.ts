// The tables of docs/reliability.md that this bench writes, each between its marks.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { machineName } from '../catalogue/report/run-record.ts';

/** What was measured, the result, and the target. */
export type Row = readonly [what: string, figures: string, wanted: string];
export type Table = 'payment-times' | 'calls' | 'outages' | 'long outages';

const PAGE = new URL('../../../docs/reliability.md', import.meta.url);

export function writeTable(table: Table, rows: readonly Row[]): void {
  const begin = `<!-- begin: written by npm run bench -- money (${table}) -->`;
  const end = `<!-- end of ${table} -->`;
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from === -1 || to === -1) throw new Error(`docs/reliability.md has lost its marks: ${begin} … ${end}`);
  const load = loadavg()[1]?.toFixed(1);
  const said = `${new Date().toISOString().slice(0, 10)}, two API processes, worker, sandbox, PostgreSQL and the load on one machine: ${machineName()}; load average of five minutes ${load}.`;
  const lines = ['| what | figures | wanted |', '| --- | --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)];
  writeFileSync(PAGE, `${page.slice(0, from)}${begin}\n\n${said}\n\n${lines.join('\n')}\n\n${page.slice(to)}`);
}
