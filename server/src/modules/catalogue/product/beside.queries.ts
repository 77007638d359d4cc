import { sql } from 'kysely';
import { preparedQuery } from '../../../db/prepared-query.ts';
import { remainOf } from '../../stock/public.ts';

/** How many are looked at: enough for a few models in their colours, far from sorting a shelf. */
const LOOKED_AT = { room: 12, series: 40, shelf: 40, category: 40, shop: 40 };

/** Why a product stands beside another, the nearest reason first. */
export type Reason = 'room' | 'series' | 'shelf' | 'category' | 'shop';

export interface BesideRow {
  id: number;
  model_id: number;
  colour_id: number;
  price_tug: number;
  can_be_bought: boolean;
  reason: Reason;
}

const columns = sql`products.id, products.model_id, products.colour_id, products.price_tug, products.popularity`;
const best = sql`order by products.popularity desc, products.id`;

/**
 * Other models that could stand beside one, in one statement, each part by an index and no longer than its limit: those of the
 * first room in which the model stands, of its series (a name that models share), of its shelf and category, and the best sellers of the shop.
 */
export const besideModel = preparedQuery((db, modelId: number, series: string, shelf: number, category: number) => ({
  compile: () =>
    sql<BesideRow>`
        select products.id, products.model_id, products.colour_id, products.price_tug, products.reason,
          ${remainOf('products.id')} > 0 as can_be_bought
        from (
          (select ${columns}, 'room' as reason, room_products.position as place
           from room_products
           join products on products.id = room_products.product_id
           where products.is_listed and products.model_id <> ${modelId} and room_products.room_id = (
             select min(stands.room_id) from products as own join room_products as stands on stands.product_id = own.id
             where own.model_id = ${modelId}
           )
           order by room_products.position limit ${sql.lit(LOOKED_AT.room)})
          union all
          (select ${columns}, 'series', 0
           from models join products on products.model_id = models.id
           where models.name = ${series} and models.id <> ${modelId} and products.is_listed ${best} limit ${sql.lit(LOOKED_AT.series)})
          union all
          (select ${columns}, 'shelf', 0 from products
           where sub_category_id = ${shelf} and is_listed and model_id <> ${modelId} ${best} limit ${sql.lit(LOOKED_AT.shelf)})
          union all
          (select ${columns}, 'category', 0 from products
           where category_id = ${category} and is_listed and model_id <> ${modelId} ${best} limit ${sql.lit(LOOKED_AT.category)})
          union all
          (select ${columns}, 'shop', 0 from products
           where is_listed and model_id <> ${modelId} ${best} limit ${sql.lit(LOOKED_AT.shop)})
        ) as products
        order by products.place, products.popularity desc, products.id`.compile(db),
}));
