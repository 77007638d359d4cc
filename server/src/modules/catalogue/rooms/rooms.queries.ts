import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../db/database.ts';

/** Shown rooms with their pieces, the largest first. A dozen rows, all read. */
const shownRooms = (db: Db) =>
  db
    .selectFrom('rooms')
    .select(['code', 'name', 'sentence', 'image', 'variants', 'placeholder'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('room_products')
          .select(['product_id', 'x', 'y'])
          .whereRef('room_products.room_id', '=', 'rooms.id')
          .orderBy('room_products.position'),
      ).as('pieces'),
    )
    .where('image', 'is not', null)
    .$narrowType<{ image: string }>()
    .orderBy('rooms.position');

export const allRooms = (db: Db) => shownRooms(db).execute();

export const roomByCode = (db: Db, code: string) => shownRooms(db).where('code', '=', code).executeTakeFirst();

export type RoomRow = Awaited<ReturnType<typeof allRooms>>[number];

/** The products of a page, as a condition on `products`. */
export type Goods = RawBuilder<boolean>;

export const goodsOfCategory = (id: number): Goods => sql<boolean>`products.category_id = ${id}`;

export const goodsOfBrand = (id: number): Goods => sql<boolean>`products.brand_id = ${id}`;

/** In any colour: a room shows a model in one. */
export const goodsOfModels = (productIds: number[]): Goods =>
  sql<boolean>`products.model_id in (select model_id from products as named where named.id = any(${productIds}))`;

/** The room with most of the goods; among equals, the one with the larger pieces. */
export const roomWithMost = (db: Db, goods: Goods) =>
  shownRooms(db)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('room_products')
          .innerJoin('products', 'products.id', 'room_products.product_id')
          .select((of) => [of.fn.countAll().as('pieces_of_page'), of.fn.min('room_products.position').as('largest')])
          .whereRef('room_products.room_id', '=', 'rooms.id')
          .where('products.is_listed', '=', true)
          .where(goods)
          .as('found'),
      (join) => join.onTrue(),
    )
    .where('found.pieces_of_page', '>', 0)
    .clearOrderBy()
    .orderBy('found.pieces_of_page', 'desc')
    .orderBy('found.largest')
    .orderBy('rooms.position')
    .limit(1)
    .executeTakeFirst();
