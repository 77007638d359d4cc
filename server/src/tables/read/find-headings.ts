/** Above the headings stand names, addresses and days. */
export const MOST_ROWS_ABOVE = 40;
const plain = (heading: string): string => heading.trim().toLowerCase().replace(/\s+/g, ' ');

/** Where each column stands in a row; null: the file does not have it. Undefined: this row does not have these headings. */
function positionsIn<Column extends string>(
  row: readonly string[],
  columns: Readonly<Record<Column, string | null>>,
): Record<Column, number | null> | undefined {
  const headings = row.map(plain);
  const entries = Object.entries<string | null>(columns).map(([name, heading]) => {
    return [name, heading === null ? null : headings.indexOf(plain(heading))] as const;
  });
  if (entries.some(([, position]) => position === -1)) return undefined;
  return Object.fromEntries(entries) as Record<Column, number | null>;
}

/** Where the headings are, and in which order; undefined: this file has none of them. */
export function findHeadings<Column extends string>(
  table: readonly (readonly string[])[],
  columns: Readonly<Record<Column, string | null>>,
): { at: number; positions: Record<Column, number | null> } | undefined {
  for (const [at, cells] of table.slice(0, MOST_ROWS_ABOVE).entries()) {
    const positions = positionsIn(cells, columns);
    if (positions !== undefined) return { at, positions };
  }
  return undefined;
}
