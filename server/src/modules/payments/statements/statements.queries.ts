import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { BankRow } from './rows-of-table.ts';

interface NewStatement {
  bank: string;
  fileName: string;
  fileHash: Buffer;
  rowCount: number;
  staffId: number;
}

/** Undefined: this file was imported before. */
export async function insertStatement(tx: Tx, statement: NewStatement, now: Date): Promise<number | undefined> {
  const row = await tx
    .insertInto('bank_statements')
    .values({
      ...{ bank: statement.bank, file_name: statement.fileName, file_hash: statement.fileHash },
      ...{ row_count: statement.rowCount, imported_by: statement.staffId, imported_at: now },
    })
    .onConflict((conflict) => conflict.columns(['bank', 'file_hash']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export const statementByFile = (db: Db, bank: string, fileHash: Buffer) =>
  db
    .selectFrom('bank_statements')
    .select(['id', 'row_count'])
    .where('bank', '=', bank)
    .where('file_hash', '=', fileHash)
    .executeTakeFirstOrThrow();

/**
 * Adds the lines that no statement had; returns how many. In the order of keys, so that two imports of the same lines do not deadlock.
 * Money that somebody entered before under the bank's number is confirmed already.
 */
export async function insertRows(
  tx: Tx,
  { statementId, bank }: { statementId: number; bank: string },
  rows: readonly BankRow[],
): Promise<number> {
  const sent = rows
    .map(({ key, receivedAt, ...row }) => ({
      ...row,
      key: key.toString('hex'),
      receivedAt: receivedAt.toISOString(),
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const { rows: added } = await sql`
    insert into bank_rows (statement_id, bank, key, bank_number, received_at, amount_tug, payer, account, memo, raw,
      decision, payment_id, order_id)
    select ${statementId}, ${bank}, decode(r.key, 'hex'), r."bankNumber", r."receivedAt", r."amountTug", r.payer, r.account,
      r.memo, r.raw,
      case when r."amountTug" < 0 then 'not_income' when p.id is not null then 'confirmed' else 'open' end, p.id, p.order_id
    from (
      select *, row_number() over (partition by "bankNumber", "amountTug" order by key) as nth
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as sent(
        key text, "bankNumber" text, "receivedAt" timestamptz, "amountTug" bigint, payer text, account text, memo text, raw jsonb)
    ) r
    left join payments p on r.nth = 1 and p.provider = 'bank_transfer' and p.provider_payment_id = r."bankNumber"
      and p.amount_tug = r."amountTug" and not exists (select from bank_rows b where b.payment_id = p.id)
    order by r.key
    on conflict (key) do nothing returning 1`.execute(tx);
  return added.length;
}

/** Lines stored under these keys. */
export const rowsKeyed = (db: Db, keys: readonly Buffer[]) =>
  db
    .selectFrom('bank_rows')
    .select(['key', 'received_at', 'memo'])
    .where(
      sql<boolean>`key in (select decode(hex, 'hex') from unnest(${keys.map((key) => key.toString('hex'))}::text[]) hex)`,
    )
    .execute();

/** The latest import, and the days that its file covers. */
export const latestStatement = (db: Db) =>
  db
    .selectFrom('bank_statements')
    .innerJoin('bank_rows', 'bank_rows.statement_id', 'bank_statements.id')
    .select(['bank_statements.bank', 'file_name', 'imported_at'])
    .select((eb) => [eb.fn.min('received_at').as('from'), eb.fn.max('received_at').as('to')])
    .groupBy('bank_statements.id')
    .orderBy('bank_statements.id', 'desc')
    .limit(1)
    .executeTakeFirst();
