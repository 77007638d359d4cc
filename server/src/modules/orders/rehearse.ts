import type { Db, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Bills } from './bills.ts';

class Rehearsed extends Error {
  override name = 'Rehearsed';
}

/**
 * Does it all and takes it all back. Whatever would be refused is refused here, before a provider is told to close the bill that the
 * customer may be paying: a mistyped code leaves it as it is.
 */
export async function rehearse(db: Db, bills: Bills, work: (tx: Tx, bills: Bills) => Promise<unknown>): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      await work(tx, { ...bills, release: (its, id, how) => bills.mayRelease(its, id, how) });
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
}
