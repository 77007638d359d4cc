// Workbooks for tests: one sheet, written directly so that any part can be wrong.
import { strToU8, type Zippable, zipSync } from 'fflate';

const SHEET = 'xl/worksheets/sheet1.xml';

export const sheetOf = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

export const archiveOf = (files: Record<string, string | Uint8Array>): Buffer => {
  const entries: Zippable = {};
  for (const [name, content] of Object.entries(files))
    entries[name] = typeof content === 'string' ? strToU8(content) : content;
  return Buffer.from(zipSync(entries, { level: 9 }));
};

export const workbookOf = (sheet: string | Uint8Array, beside: Record<string, string | Uint8Array> = {}): Buffer =>
  archiveOf({ [SHEET]: sheet, ...beside });

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const rowOf = (cells: readonly (string | number)[]): string =>
  `<row>${cells.map((cell) => (typeof cell === 'number' ? `<c><v>${cell}</v></c>` : `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`)).join('')}</row>`;

/** A workbook as a supplier would send it. */
export const workbookOfRows = (rows: readonly (readonly (string | number)[])[]): Buffer =>
  workbookOf(sheetOf(rows.map(rowOf).join('')));
