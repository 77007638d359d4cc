import type { Readable } from 'node:stream';
import { z } from 'zod';
import { csvOf } from './csv.ts';
import { xlsxOf } from './xlsx.ts';

export const FILE_FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', write: csvOf },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxOf },
} as const;

export interface WrittenFile {
  type: string;
  name: string;
  stream: Readable;
}

/** Query parameters of a file download: a browser saves what it navigates to without keeping it in memory. */
export const exportAsked = <Filter extends z.ZodType>(filter: Filter) =>
  z.strictObject({
    format: z.enum(['csv', 'xlsx']),
    filter: z
      .string()
      .max(2_000)
      .transform((text, context): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          context.addIssue({ code: 'custom', message: 'no filter' });
          return z.NEVER;
        }
      })
      .pipe(filter),
  });
