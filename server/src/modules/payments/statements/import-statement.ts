import { createHash } from 'node:crypto';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { bankColumns } from '../../settings/public.ts';
import { withoutKnownBefore } from './known-before.ts';
import { rowsOfTable } from './rows-of-table.ts';
import type { StatementDeps } from './statement-deps.ts';
import { insertRows, insertStatement, statementByFile } from './statements.queries.ts';

/** Reads the file outside the transaction, and adds the lines that no earlier import had. Importing the same file again adds nothing. */
export async function importStatement(
  { db, now, readTable }: StatementDeps,
  { bank, name, file }: CallBody<AdminCalls['importStatement']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['importStatement']>> {
  const bytes = Buffer.from(file, 'base64');
  const { [bank]: columns } = await bankColumns(db);
  if (columns === undefined) throw refuse('bank_columns_unknown');
  const table = (await readTable(bytes)).map(({ cells }) => cells);
  const read = rowsOfTable(table, bank, columns);
  if (read === undefined) throw refuse('bank_columns_unknown');
  const { rows, left } = read;
  if (rows.length === 0) throw refuse('file_unreadable', { reason: 'no lines' });
  const fileHash = createHash('sha256').update(bytes).digest();
  return withIdempotency(db, caller, async (tx) => {
    const statement = { bank, fileName: name, fileHash, rowCount: rows.length, staffId: caller.staffId };
    const id = await insertStatement(tx, statement, now());
    if (id === undefined) {
      const before = await statementByFile(tx, bank, fileHash);
      return { result: 'success', statement: before.id, rows: before.row_count, added: 0, left };
    }
    const added = await insertRows(tx, { statementId: id, bank }, await withoutKnownBefore(tx, rows));
    const subject = { kind: 'bank statement', id: String(id) };
    const after = { bank, name, rows: rows.length, added };
    await writeAudit(tx, { action: 'import statement', subject, ...auditedBy(caller), after }, now());
    return { result: 'success', statement: id, rows: rows.length, added, left };
  });
}
