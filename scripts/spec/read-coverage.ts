// Reads docs/spec-coverage.md: tables whose first cell names an item of the specification, and whose other cells name the
// file and the test that carry it, or «not yet».

export interface CoverageRow {
  section: string;
  item: string;
  /** Cells after the item, as written. */
  carriers: string[];
}

export const NOT_YET = 'not yet';

export function coverageRows(markdown: string): CoverageRow[] {
  let section = '';
  const rows: CoverageRow[] = [];
  const lines = markdown.split('\n');
  for (const [at, line] of lines.entries()) {
    if (line.startsWith('## ')) section = line.slice(3).trim();
    const isHead = lines[at + 1]?.startsWith('|--');
    if (!line.startsWith('| ') || isHead) continue;
    const [item = '', ...carriers] = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    rows.push({ section, item: item.replaceAll('`', ''), carriers });
  }
  return rows;
}

/** Files that a cell names as code, each with its test after «›», if any. */
export function namedFiles(cell: string): { file: string; test: string | null }[] {
  return [...cell.matchAll(/`([\w./-]+\.(?:ts|tsx|css|sql|md|mjs|json))`(?: › ([^;|]+))?/g)].map((match) => ({
    file: match[1] ?? '',
    test: match[2]?.trim() ?? null,
  }));
}
