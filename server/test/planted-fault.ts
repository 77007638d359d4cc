import { sql } from 'kysely';
import type { BookCheck } from '../src/db/book-check.ts';
import type { Db } from '../src/db/database.ts';
import { type BookBreak, verifyBooks } from '../src/modules/orders/public.ts';

/** Carries what was found out of a transaction that is given up. */
class Planted extends Error {
  readonly found: BookBreak[];
  constructor(found: BookBreak[]) {
    super('planted');
    this.found = found;
  }
}

/**
 * What the books say of a fault that is there only while they are looked at. Triggers and foreign keys are put aside for it, and the
 * checks that would refuse the fault itself, as `alter table … drop constraint …`.
 */
export const foundWhenPlanted = (
  db: Db,
  fault: string,
  { checks, aside = [] }: { checks: readonly BookCheck[]; aside?: readonly string[] },
): Promise<BookBreak[]> =>
  db
    .transaction()
    .execute(async (tx): Promise<BookBreak[]> => {
      for (const statement of ['set local session_replication_role = replica', ...aside, fault])
        await sql.raw(statement).execute(tx);
      throw new Planted(await verifyBooks(tx, checks));
    })
    .catch((error: unknown) => {
      if (error instanceof Planted) return error.found;
      throw error;
    });
