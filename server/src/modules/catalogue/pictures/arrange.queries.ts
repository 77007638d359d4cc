import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/** Above every real position: the key never allows two pictures of a product in one place, not even temporarily. */
const ASIDE = 10_000;

/** Moves encoded uploads to the shown pictures, after all others; `placeShown` puts them in order. */
export async function showUploads(tx: Tx, productId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with ready as (delete from picture_uploads where id = any(${ids}) returning *),
    behind as (select coalesce(max(position), 0) as last from product_images where product_id = ${productId})
    insert into product_images (id, product_id, position, kind, seen_from, alt, width, height, file, variants, placeholder)
    select id, product_id, behind.last + row_number() over (order by place, id), kind, seen_from, alt, width, height, file, variants,
      placeholder
    from ready, behind`.execute(tx);
}

/** Gives the shown pictures their positions from 1 on, in the order of the ids. */
export async function placeShown(tx: Tx, productId: number, ids: readonly number[]): Promise<void> {
  await sql`update product_images set position = position + ${sql.lit(ASIDE)} where product_id = ${productId}`.execute(
    tx,
  );
  await sql`
    update product_images set position = wanted.position
    from unnest(${ids}::int[]) with ordinality as wanted (id, position)
    where product_images.id = wanted.id and product_id = ${productId}`.execute(tx);
}

/** Saves the positions of the others in the whole list. */
export async function placeUploads(tx: Tx, places: readonly { id: number; place: number }[]): Promise<void> {
  if (places.length === 0) return;
  const [ids, wanted] = [places.map(({ id }) => id), places.map(({ place }) => place)];
  await sql`
    update picture_uploads set place = wanted.place
    from unnest(${ids}::int[], ${wanted}::smallint[]) as wanted (id, place)
    where picture_uploads.id = wanted.id`.execute(tx);
}
