import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import { saveBankColumnsOf, versionedBankColumns } from '../../settings/public.ts';
import type { StatementDeps } from './statement-deps.ts';

const PREVIEWED = 40;

/** Stores nothing. */
export async function previewStatement(
  { readTable }: StatementDeps,
  { file }: CallBody<AdminCalls['previewStatement']>,
): Promise<CallReply<AdminCalls['previewStatement']>> {
  const table = await readTable(Buffer.from(file, 'base64'));
  return { result: 'success', rows: table.slice(0, PREVIEWED).map(({ cells }) => cells) };
}

export async function showBankColumns({ db }: StatementDeps): Promise<CallReply<AdminCalls['showBankColumns']>> {
  const { value: banks, version } = await versionedBankColumns(db);
  return { result: 'success', banks, version };
}

/** Imported lines stay as they were read. */
export const saveBankColumns = (
  { db, now }: StatementDeps,
  { bank, columns, version }: CallBody<AdminCalls['saveBankColumns']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['saveBankColumns']>> =>
  withIdempotency(db, caller, async (tx) => {
    const { value } = await versionedBankColumns(tx);
    const saved = await saveBankColumnsOf(tx, { ...value, [bank]: columns }, version, caller, now());
    if (saved.outcome === 'changed_meanwhile') throw refuse('changed_meanwhile', { version: saved.current.version });
    return { result: 'success', version: saved.current.version };
  });
