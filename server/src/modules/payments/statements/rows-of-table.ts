import { createHash } from 'node:crypto';
import type { BankColumns } from '@tokhi/contract/admin/transfer-calls';
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { findHeadings } from '../../../tables/read/find-headings.ts';
import { momentOf, tugrikOf } from './read-cells.ts';

/** A line of a bank's file that moved money. */
export interface BankRow {
  /** Identifies the line: the same line in another file has the same key. */
  key: Buffer;
  bankNumber: string;
  receivedAt: Date;
  amountTug: number;
  payer: string;
  account: string;
  memo: string;
  raw: string[];
}

/** A line as it is in a file. */
export interface ReadRow extends BankRow {
  /** The key of a numbered line from the time before its day and words were part of the key. */
  formerKey: Buffer | null;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The lines of a table, and how many rows were not lines: totals and empty ones. Undefined: the headings are missing. */
export function rowsOfTable(
  table: readonly string[][],
  bank: string,
  columns: BankColumns,
): { rows: ReadRow[]; left: number } | undefined {
  const found = findHeadings(table, columns);
  if (found === undefined) return undefined;
  const { at, positions } = found;
  const seen = new Map<string, number>();
  const lines = table.slice(at + 1);
  const rows = lines.flatMap((raw): ReadRow[] => {
    const cell = (name: keyof BankColumns): string => {
      const position = positions[name];
      return position === null ? '' : (raw[position] ?? '').trim();
    };
    const receivedAt = momentOf(cell('at'), cell('time'));
    const amountTug = (tugrikOf(cell('credit')) ?? 0) - Math.abs(tugrikOf(cell('debit')) ?? 0);
    if (receivedAt === undefined || amountTug === 0) return [];
    const facts = { payer: cell('payer'), account: cell('account'), memo: cell('memo') };
    const number = cell('number');
    // Without a bank's number, identical lines are told apart by their count.
    const likeness = JSON.stringify([bank, receivedAt, amountTug, facts]);
    const nth = seen.get(likeness) ?? 0;
    seen.set(likeness, nth + 1);
    // The number may only be a row number of this file. Another transfer differs in day or words; the other fields of a line may differ
    // between two forms of the same statement.
    const day = isoDate(ulaanbaatarDate(receivedAt));
    const named = number === '' ? `${likeness} ${nth}` : JSON.stringify([bank, number, amountTug, day, facts.memo]);
    const key = sha256(named);
    const formerKey = number === '' ? null : sha256(JSON.stringify([bank, number, amountTug]));
    const bankNumber = number || `row-${key.toString('hex', 0, 12)}`;
    return [{ key, formerKey, bankNumber, receivedAt, amountTug, ...facts, raw }];
  });
  return { rows, left: lines.length - rows.length };
}
