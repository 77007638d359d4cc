import { MOST_SAVED } from '@tokhi/rules/catalogue/favourites-limit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { codeOfListed, productIdNamed } from '../catalogue/public.ts';

interface Favourite {
  customerId: number;
  productId: number;
  /** Its price when it was saved: the customer gets an email when it becomes cheaper. */
  priceSeenTug: number;
}

/**
 * Takes the first free slot and returns whether it did. False if none is free, if the product has one, or if a concurrent call was faster;
 * the next try sees that call's slot.
 */
export async function takePlace(
  tx: Tx,
  { customerId, productId, priceSeenTug }: Favourite,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into favourites (customer_id, product_id, slot, price_seen_tug, created_at)
    select ${customerId}::bigint, ${productId}::int, place, ${priceSeenTug}::bigint, ${now}::timestamptz
    from generate_series(1, ${MOST_SAVED}::int) as place
    where not exists (select from favourites where customer_id = ${customerId} and (slot = place or product_id = ${productId}))
    order by place
    limit 1
    on conflict do nothing
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Codes, last saved first; null for products that are no longer sold. */
const saved = (db: Db, customerId: number) =>
  db
    .selectFrom('favourites')
    .select(['product_id', codeOfListed('favourites.product_id').as('code')])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('slot', 'desc');

export const savedProducts = async (db: Db, customerId: number): Promise<{ id: number; code: string }[]> => {
  const rows = await saved(db, customerId).execute();
  return rows.flatMap(({ product_id, code }) => (code === null ? [] : [{ id: product_id, code }]));
};

/** Frees the slots of products that are no longer sold: the list does not show them, so customers could not remove them. */
export async function freePlaces(tx: Tx, customerId: number): Promise<void> {
  await tx
    .deleteFrom('favourites')
    .where('customer_id', '=', customerId)
    .where(codeOfListed('favourites.product_id'), 'is', null)
    .execute();
}

export async function deleteFavourite(tx: Tx, customerId: number, code: string): Promise<void> {
  await tx
    .deleteFrom('favourites')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productIdNamed(tx, code))
    .execute();
}
