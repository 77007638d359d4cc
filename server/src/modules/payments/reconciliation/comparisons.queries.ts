import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Until when the provider's list was compared; undefined: never. */
export async function comparedUntil(db: Db, provider: string): Promise<Date | undefined> {
  const row = db.selectFrom('payment_list_comparisons').select('compared_until').where('provider', '=', provider);
  return (await row.executeTakeFirst())?.compared_until;
}

/** Never goes back: a slow run beside a later one takes nothing away from it. */
export async function noteComparedUntil(db: Db, provider: string, until: Date): Promise<void> {
  await db
    .insertInto('payment_list_comparisons')
    .values({ provider, compared_until: until })
    .onConflict((conflict) =>
      conflict.column('provider').doUpdateSet({
        compared_until: sql<Date>`greatest(payment_list_comparisons.compared_until, excluded.compared_until)`,
      }),
    )
    .execute();
}
