import { createHash } from 'node:crypto';
import { LARGEST_IMPORT_BYTES } from '@tokhi/contract/admin/imports/import-words';
import { refuse } from '@tokhi/contract/texts/refusals';
import { z } from 'zod';
import type { Staff } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { TableReader } from '../../../tables/read/create-table-reader.ts';
import { findHeadings } from '../../../tables/read/find-headings.ts';
import { compareImport } from './compare-import.ts';
import { guessHeadings } from './guess-columns.ts';
import { insertCells } from './import-rows.queries.ts';
import { columnsOfSupplier, importOfKey, insertImport } from './imports.queries.ts';
import { type ImportDeps, noteImport } from './open-import.ts';

const asked = z.strictObject({
  supplier: z.string().trim().min(1).max(80),
  name: z.string().trim().min(1).max(200),
  /** Identifies the chosen file: sent again, it is the same import. */
  key: z.string().regex(/^[\w-]{8,64}$/),
});

/** Reads a price list into rows; if the supplier's columns are known, compares it at once. */
export async function uploadImport(
  { db, now: clock, readTable }: ImportDeps & { readTable: TableReader },
  query: unknown,
  file: Buffer,
  caller: Staff,
): Promise<{ id: number }> {
  const parsed = asked.safeParse(query);
  if (!parsed.success || file.length === 0 || file.length > LARGEST_IMPORT_BYTES) throw refuse('invalid_request');
  const { supplier, name, key } = parsed.data;
  const before = await importOfKey(db, key);
  if (before !== undefined) return { id: before };
  const rows = await readTable(file);
  const hash = createHash('sha256').update(file).digest();
  return inTransaction(db, async (tx) => {
    const now = clock();
    const headings = guessHeadings(rows);
    const id = await insertImport(tx, {
      ...{ supplier, file_name: name, upload_key: key, file_hash: hash, byte_size: file.length },
      ...{ uploaded_by: caller.staffId, uploaded_at: now, heading_at: headings.at, headings: headings.cells },
    });
    if (id === undefined) return { id: (await importOfKey(tx, key)) ?? 0 };
    await insertCells(tx, id, rows);
    const known = await columnsOfSupplier(tx, supplier);
    const cells = rows.map((row) => row.cells);
    if (known !== undefined && findHeadings(cells, known) !== undefined) await compareImport(tx, id, known, now);
    const after = { supplier, file: name, rows: rows.length, bytes: file.length, sha256: hash.toString('hex') };
    await noteImport(tx, caller, 'upload import', id, after, now);
    return { id };
  });
}
