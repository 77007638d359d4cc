import type { Db, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { InvoicesPort } from './invoices-port.ts';

class DryRun extends Error {
  override name = 'Rehearsed';
}

/**
 * Runs the whole change and rolls it back. Every refusal happens here, before a provider is asked to close the invoice that the customer
 * may be paying: a mistyped code leaves the invoice open.
 */
export async function dryRun(
  db: Db,
  invoices: InvoicesPort,
  work: (tx: Tx, invoices: InvoicesPort) => Promise<unknown>,
): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      await work(tx, { ...invoices, closeRows: (its, id, how) => invoices.mayCloseRows(its, id, how) });
      throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
}
