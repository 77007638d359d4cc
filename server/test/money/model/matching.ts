// Staff match a bank line with an order, and let it be written or withdraw it.
import { createHash } from 'node:crypto';
import { Refusal } from '@tokhi/contract/texts/refusals';
import { expect } from 'vitest';
import { inTransaction } from '../../../src/db/in-transaction.ts';
import { paymentNumbered } from '../../../src/modules/payments/received/money.queries.ts';
import { insertRows, insertStatement } from '../../../src/modules/payments/statements/statements.queries.ts';
import { confirmTransfers } from '../../../src/modules/payments/transfers/confirm-transfers.ts';
import { suggestOrder } from '../../../src/modules/payments/transfers/list-transfers.ts';
import { withdrawTransfers } from '../../../src/modules/payments/transfers/withdraw-transfers.ts';
import { writeTransfer } from '../../../src/modules/payments/transfers/write-transfer.job.ts';
import { namesOfStaff } from '../../../src/modules/staff/public.ts';
import { staffOfTest } from '../../staff-of-test.ts';
import { SHARES, type Share } from './paying.ts';
import type { ModelShop } from './shop.ts';
import { type Deed, onOrder } from './step.ts';

const WITHDRAWN_WITHIN_MS = 10_000;

async function importLine({ database, staffId, clock }: ModelShop, bankNumber: string, amountTug: number) {
  const key = createHash('sha256').update(bankNumber).digest();
  const line = { key, bankNumber, receivedAt: clock.at, amountTug, payer: '', account: '', memo: '', raw: [] };
  await inTransaction(database.db, async (tx) => {
    const file = { bank: 'khan', fileName: 'model.csv', fileHash: key, rowCount: 1, staffId };
    const statementId = await insertStatement(tx, file, clock.at);
    if (statementId !== undefined) await insertRows(tx, { statementId, bank: 'khan' }, [line]);
  });
  const row = database.db.selectFrom('bank_rows').select(['id', 'version']).where('key', '=', key);
  return row.executeTakeFirstOrThrow();
}

export const matchLine = (which: number, share: Share, isWithdrawn: boolean): Deed =>
  onOrder(`match a line of ${share}${isWithdrawn ? ' and withdraw it' : ''}`, which, async (world, order) => {
    const { shop } = world;
    const { db } = shop.database;
    const now = () => shop.clock.at;
    const bankNumber = `${order.ordernumber}-line-${world.attempts.size}-${world.killed}`;
    // If killed before it withdraws, a decision remains, which the worker writes.
    world.attempts.add(bankNumber);
    const { total_tug } = await db
      .selectFrom('orders')
      .select('total_tug')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const amountTug = SHARES[share](total_tug);
    const line = await importLine(shop, bankNumber, amountTug);
    const readTable = () => Promise.reject(new Error('no file is read here'));
    const deps = { db, now, namesOfStaff, readTable };
    const by = staffOfTest(shop.staffId);
    try {
      const { suggestion } = await suggestOrder(deps, { id: line.id, ordernumber: order.ordernumber });
      const asked = { ...line, ordernumber: order.ordernumber, expected: suggestion.outcome };
      const { rows } = await confirmTransfers(deps, { rows: [asked] }, by);
      if (isWithdrawn) await withdrawTransfers(deps, { rows }, by);
    } catch (error) {
      // Somebody was faster: paid, ended or matched, or the worker has written it.
      if (!(error instanceof Refusal)) throw error;
      return;
    }
    shop.clock.at = new Date(shop.clock.at.getTime() + WITHDRAWN_WITHIN_MS);
    await writeTransfer({ db, now }, line.id);
    const payment = await paymentNumbered(db, 'bank_transfer', bankNumber);
    if (isWithdrawn) expect(payment, 'money of a line that was withdrawn').toBeUndefined();
    else if (payment !== undefined) world.transfers.push({ id: bankNumber, amountTug });
  });
