import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { foreseenPrices } from '../../catalogue/public.ts';

/** A copy of the search documents of products that are going to change, as of then; only this transaction reads it. */
export async function foreseeDocuments(tx: Tx, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await sql`create temporary table due_documents on commit drop as
    select * from public.search_docs where product_id = any(${[...productIds]}::int[])`.execute(tx);
  await sql`
    update due_documents as document set price_tug = due.price_tug, regular_price_tug = due.regular_price_tug,
      discount_percent = due.discount_percent, discount_ending = due.discount_ending,
      discount_starts_at = due.discount_starts_at, discount_ends_at = due.discount_ends_at,
      published_at = due.published_at, is_listed = due.is_listed
    from (${foreseenPrices}) as due where due.id = document.product_id`.execute(tx);
  await sql`
    create temporary view search_docs as
    select * from public.search_docs as fixed
    where not exists (select from due_documents as due where due.product_id = fixed.product_id)
    union all
    select * from due_documents`.execute(tx);
}
