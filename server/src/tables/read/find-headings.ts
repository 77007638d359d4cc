/** Names, addresses and dates may be above the headings. */
export const MOST_ROWS_ABOVE = 40;
const plain = (heading: string): string => heading.trim().toLowerCase().replace(/\s+/g, ' ');

/** The position of each column in a row; null: the file does not have it. Undefined: this row is not the heading. */
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

/** The position and order of the headings; undefined: the file has none. */
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
