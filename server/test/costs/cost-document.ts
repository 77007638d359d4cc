// docs/costs.md: one table below each heading, read and written by the tests that measure.
import { readFileSync, writeFileSync } from 'node:fs';
import { type CostTable, compareCosts } from './compare-costs.ts';

const DOCUMENT = new URL('../../../docs/costs.md', import.meta.url);
const isWriting = process.env['WRITE_COSTS'] === 'true';

type Section = 'Calls' | 'Calls of staff' | 'Pages';

/** The table lines below this heading; the rest of the document is prose and is not changed. */
const tableBelow = (section: Section): RegExp =>
  new RegExp(`(?<=^## ${section}\\n(?:(?!\\||## ).*\\n)*)(?:\\|.*\\n)+`, 'm');

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split(' | ')
    .map((cell) => cell.trim());

export function readTable(document: string, section: Section): CostTable {
  const [head = '', , ...rows] = tableBelow(section).exec(document)?.[0].trim().split('\n') ?? [];
  const [, ...columns] = cellsOf(head);
  return new Map(
    rows.map((row) => {
      const [name = '', ...numbers] = cellsOf(row);
      const costs = columns.map((column, at) => [column, Number(numbers[at]?.replaceAll(',', ''))]);
      return [name.replaceAll('`', ''), Object.fromEntries(costs)];
    }),
  );
}

export function writeTable(document: string, section: Section, measured: CostTable): string {
  const columns = Object.keys([...measured.values()][0] ?? {});
  const lines = [
    `| ${[section === 'Pages' ? 'page' : 'call', ...columns].join(' | ')} |`,
    `|---|${columns.map(() => '---:|').join('')}`,
    ...[...measured].map(([name, costs]) => {
      const numbers = columns.map((column) => (costs[column] ?? 0).toLocaleString('en-US'));
      return `| \`${name}\` | ${numbers.join(' | ')} |`;
    }),
  ];
  if (!tableBelow(section).test(document)) throw new Error(`docs/costs.md has no table below the heading ${section}`);
  return document.replace(tableBelow(section), () => `${lines.join('\n')}\n`);
}

/** The faults of the committed table; with WRITE_COSTS=true writes it and returns none. */
export function keepCosts(section: Section, measured: CostTable): string[] {
  const document = readFileSync(DOCUMENT, 'utf8');
  if (!isWriting) return compareCosts(readTable(document, section), measured);
  writeFileSync(DOCUMENT, writeTable(document, section, measured));
  return [];
}
