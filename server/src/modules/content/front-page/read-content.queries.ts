import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../db/database.ts';

/** All staff content of the front page, from the tables, in the order of the page. */
export const contentOfPage = (db: Db) =>
  db
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('home_banners')
          .select(['title_1', 'title_2', 'title_3', 'product_id', 'image', 'variants', 'placeholder'])
          .select(['starts_at', 'ends_at'])
          .orderBy('position')
          .orderBy('id'),
      ).as('home_banners'),
      jsonArrayFrom(
        eb
          .selectFrom('photo_banners')
          .select(['name', 'product_id', 'image', 'variants', 'placeholder', 'starts_at', 'ends_at'])
          .orderBy('position')
          .orderBy('id'),
      ).as('photo_banners'),
      jsonArrayFrom(
        eb
          .selectFrom('promo_banners')
          .select(['title', 'description', 'sub_category_id', 'image', 'variants', 'placeholder'])
          .select(['starts_at', 'ends_at'])
          .orderBy('position')
          .orderBy('id'),
      ).as('promo_banners'),
      jsonArrayFrom(
        eb
          .selectFrom('quick_categories')
          .select(['sub_category_id', 'title', 'image'])
          .orderBy('position')
          .orderBy('id'),
      ).as('quick_categories'),
      jsonArrayFrom(
        eb.selectFrom('featured_products').select(['list', 'product_id']).orderBy('position').orderBy('product_id'),
      ).as('featured_products'),
      jsonArrayFrom(
        eb
          .selectFrom('special_offers')
          .select(['product_id', 'starts_at', 'ends_at'])
          .orderBy('position')
          .orderBy('id'),
      ).as('special_offers'),
      jsonArrayFrom(
        eb
          .selectFrom('events')
          .select(['id', 'name', 'sentence', 'starts_at', 'ends_at'])
          .select((event) =>
            event
              .selectFrom('event_products')
              .select(
                sql<
                  number[] | null
                >`array_agg(event_products.product_id order by event_products.position, event_products.product_id)`.as(
                  'ids',
                ),
              )
              .whereRef('event_products.event_id', '=', 'events.id')
              .as('products'),
          )
          .orderBy('position')
          .orderBy('id'),
      ).as('events'),
    ])
    .executeTakeFirstOrThrow();

/** Reserves ids for new events: an event has the same address in every preview and for ever. */
export async function nextEventIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('events', 'id'))::int as id from generate_series(1, ${count})`.execute(db);
  return rows.map(({ id }) => id);
}

export async function lastEventId(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select pg_sequence_last_value(pg_get_serial_sequence('events', 'id')::regclass)::int as last`.execute(db);
  return rows[0]?.last ?? 0;
}
