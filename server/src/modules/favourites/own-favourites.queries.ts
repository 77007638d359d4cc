import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { codeOfListed } from '../catalogue/public.ts';

/** Codes of saved products that are still sold, newest first, inside another module's statement: `customerId` is the column there. */
export const savedCodesOf = (customerId: string) => sql<string[]>`array(
  select code from (
    select ${codeOfListed('favourites.product_id')} as code, created_at, slot
    from favourites where favourites.customer_id = ${sql.ref(customerId)}
  ) as saved where code is not null order by created_at desc, slot desc)`;

/** The customer's saved products and alerts, for their export. */
export const rowsOfCustomer = async (db: Db, customerId: number) => ({
  favourites: await db
    .selectFrom('favourites')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('slot')
    .execute(),
  stock_alerts: await db
    .selectFrom('stock_alerts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute(),
});

export async function eraseFavourites(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('favourites').where('customer_id', '=', customerId).execute();
  await tx.deleteFrom('stock_alerts').where('customer_id', '=', customerId).execute();
}
