import { type RawBuilder, sql } from 'kysely';
import { remainOf } from '../../stock/public.ts';
import { CARD_PICTURE } from '../cards.queries.ts';

/** Rows read per reason: enough for a few models in their colours, far from sorting a shelf. */
const LOOKED_AT = { room: 12, series: 40, shelf: 40, category: 40, shop: 40 };
const SIMILAR_SHOWN = 8;
/** With the product itself, a set of four. */
const IN_SET = 3;
/** A single thing in a room is no set. */
const LEAST_IN_SET = 2;

/** Why a product is shown beside another, the nearest reason first; being in the same room does not make products similar. */
const REASON = { room: sql.lit(0), series: sql.lit(1), shelf: sql.lit(2), category: sql.lit(3), shop: sql.lit(4) };

/** A product in one line of another product's page. */
export interface BesideRow {
  id: number;
  code: string;
  model_code: string;
  model_name: string;
  product_type: string;
  colour_name: string;
  category_id: number;
  sub_category_id: number;
  picture: string | null;
  price_tug: number;
  regular_price_tug: number;
  discount_percent: number;
  discount_ending: number;
  discount_starts_at: string | null;
  discount_ends_at: string | null;
  rating_sum: number;
  rating_count: number;
  ready_in_ulaanbaatar: boolean;
  remain: number;
}

const columns = sql`near.id, near.model_id, near.colour_id, near.price_tug, near.popularity`;
const best = sql`order by near.popularity desc, near.id`;
const others = sql`near.is_listed and near.model_id <> products.model_id`;
const modelsOf = (rows: RawBuilder<unknown>) => sql`(select count(distinct model_id) from ${rows} as counted)`;
/** Enough to show, even if the whole set is among them: then no further reason is read. */
const tooFew = (rows: RawBuilder<unknown>) => sql`${modelsOf(rows)} < ${sql.lit(SIMILAR_SHOWN + IN_SET)}`;

/**
 * Other models to show beside the product, each part read from an index up to its limit: those of the first room with the model, of its
 * series (a name that models share), of its shelf, and only if these are too few, of its category and the best sellers of the shop.
 */
const candidates = sql`
  in_room as materialized (
    select ${columns}, ${REASON.room} as reason, room_products.position as place
    from room_products join products as near on near.id = room_products.product_id
    where ${others} and room_products.room_id = (
      select min(stands.room_id) from products as own join room_products as stands on stands.product_id = own.id
      where own.model_id = products.model_id
    )
    order by room_products.position limit ${sql.lit(LOOKED_AT.room)}
  ), closest as materialized (
    (select ${columns}, ${REASON.series} as reason, 0 as place
     from models as alike join products as near on near.model_id = alike.id
     where alike.name = models.name and ${others} ${best} limit ${sql.lit(LOOKED_AT.series)})
    union all
    (select ${columns}, ${REASON.shelf}, 0 from products as near
     where near.sub_category_id = products.sub_category_id and ${others} ${best} limit ${sql.lit(LOOKED_AT.shelf)})
  ), in_category as materialized (
    select ${columns}, ${REASON.category} as reason, 0 as place from products as near
    where near.category_id = products.category_id and ${others} and ${tooFew(sql`closest`)}
    ${best} limit ${sql.lit(LOOKED_AT.category)}
  ), in_shop as materialized (
    select ${columns}, ${REASON.shop} as reason, 0 as place from products as near
    where ${others} and ${tooFew(sql`(select model_id from closest union all select model_id from in_category)`)}
    ${best} limit ${sql.lit(LOOKED_AT.shop)}
  ), beside as materialized (
    select every.*, ${remainOf('every.id')} as remain from (
      select * from in_room union all select * from closest union all select * from in_category union all select * from in_shop
    ) as every
  )`;

/** Pieces of a room in their order there; a series in the product's own colour first. */
const togetherOrder = sql`reason, place, colour_id <> products.colour_id, popularity desc, id`;
/** First what is in stock, then the closest price. */
const alikeOrder = sql`reason, remain = 0, abs(price_tug - products.price_tug), popularity desc, id`;

/**
 * The set: products in stock from the product's room, or else from its series. And four to eight alternative models, without those of the
 * set. Each model once, in the colour that comes first.
 */
const chosen = sql`
  together as materialized (
    select * from (
      select distinct on (model_id) * from beside
      where remain > 0 and (reason = ${REASON.room} or reason = ${REASON.series}
        and ${modelsOf(sql`(select model_id from beside where reason = ${REASON.room} and remain > 0)`)} < ${sql.lit(LEAST_IN_SET)})
      order by model_id, ${togetherOrder}
    ) as one order by ${togetherOrder} limit ${sql.lit(IN_SET)}
  ), alike as materialized (
    select * from (
      select distinct on (model_id) * from beside
      where reason <> ${REASON.room} and model_id not in (select model_id from together)
      order by model_id, ${alikeOrder}
    ) as one order by ${alikeOrder} limit ${sql.lit(SIMILAR_SHOWN)}
  )`;

/** The chosen products as rows, in their order. */
const shown = (from: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`coalesce((
  select json_agg(json_build_object(
    'id', shown.id, 'code', shown.code, 'model_code', made.code, 'model_name', made.name, 'product_type', made.product_type,
    'colour_name', hue.name, 'category_id', shown.category_id, 'sub_category_id', shown.sub_category_id,
    'picture', (select file from product_images where product_id = shown.id and kind <> 'drawing' and position = ${sql.lit(CARD_PICTURE)}),
    'price_tug', shown.price_tug, 'regular_price_tug', shown.regular_price_tug, 'discount_percent', shown.discount_percent,
    'discount_ending', shown.discount_ending, 'discount_starts_at', shown.discount_starts_at, 'discount_ends_at', shown.discount_ends_at,
    'rating_sum', shown.rating_sum, 'rating_count', shown.rating_count,
    'ready_in_ulaanbaatar', shown.ready_in_ulaanbaatar, 'remain', picked.remain
  ) order by picked.place_shown)
  from (select id, remain, row_number() over (order by ${order}) as place_shown from ${from} as one) as picked
  join products as shown on shown.id = picked.id
  join models as made on made.id = shown.model_id
  join colours as hue on hue.id = shown.colour_id
), '[]')`;

/** What a product's page shows beside it, as a part of the statement that reads `products` and `models`: no second query. */
export const besideProduct = sql<{ set: BesideRow[]; related: BesideRow[] }>`(
  with ${candidates}, ${chosen}
  select json_build_object('set', ${shown(sql`together`, togetherOrder)}, 'related', ${shown(sql`alike`, alikeOrder)})
)`;
