import { sql } from 'kysely';
import type { Db } from '../src/db/database.ts';
import type { InvariantCheck } from '../src/db/invariant-check.ts';
import { type InvariantBreak, verifyInvariants } from '../src/modules/orders/public.ts';

/** Carries the findings out of a transaction that is rolled back. */
class Planted extends Error {
  readonly found: InvariantBreak[];
  constructor(found: InvariantBreak[]) {
    super('planted');
    this.found = found;
  }
}

/**
 * What the invariants report for a fault that exists only while they are verified. Triggers and foreign keys are disabled for it, and
 * `aside` drops the checks that would refuse the fault: `alter table … drop constraint …`.
 */
export const foundWhenPlanted = (
  db: Db,
  fault: string,
  { checks, aside = [] }: { checks: readonly InvariantCheck[]; aside?: readonly string[] },
): Promise<InvariantBreak[]> =>
  db
    .transaction()
    .execute(async (tx): Promise<InvariantBreak[]> => {
      for (const statement of ['set local session_replication_role = replica', ...aside, fault])
        await sql.raw(statement).execute(tx);
      throw new Planted(await verifyInvariants(tx, checks));
    })
    .catch((error: unknown) => {
      if (error instanceof Planted) return error.found;
      throw error;
    });
