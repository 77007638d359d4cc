import type pg from 'pg';
import { SPECS_OF_A_CATEGORY, VALUES_OF_A_SPEC } from './shape.ts';
import { COLOURS } from './words.ts';

// As long as a real one (a picture of 16 × 16 pixels), so that cards are as large as in the shop.
const PLACEHOLDER = `data:image/webp;base64,UklGRmQAAABXRUJQVlA4${'QUFB'.repeat(30)}`;

const COLOUR_STEP = 7;

/** Products `first` to `last` of existing models, with all their rows. */
export async function fillProducts(client: pg.ClientBase, first: number, last: number): Promise<void> {
  for (const statement of STATEMENTS) await client.query(statement, [first, last]);
}

const STATEMENTS = [
  // Prices from 10,000 to 2,500,000 ₮, few of them high; popularity such that few products sell most.
  `insert into products (id, model_id, colour_id, category_id, sub_category_id, brand_id, popularity, weight_grams,
                         discount_percent, discount_starts_at, discount_ends_at, bonus_percent, is_family_price,
                         ready_in_ulaanbaatar, price_tug, regular_price_tug, published_at, rating_count, rating_sum,
                         code, name, dimension)
     overriding system value
   select p.id, m.id, c.id, m.category_id, m.sub_category_id, m.brand_id,
          floor(20000 * power(pg_temp.share(p.id, 21), 8))::int, 500 + floor(60000 * pg_temp.share(p.id, 22))::int,
          cut.percent, case when cut.percent > 0 then today.start - interval '10 days' end,
          case when cut.percent > 0 then today.start + interval '1000 days' end,
          3 + floor(5 * pg_temp.share(p.id, 23))::int, pg_temp.share(p.id, 24) < 0.1, pg_temp.share(p.id, 25) < 0.3,
          price.tug, case when pg_temp.share(p.id, 26) < 0.2 then price.tug * 5 / 4 else price.tug end,
          today.start - floor(60000000 * pg_temp.share(p.id, 27)) * interval '1 second', ratings.count, ratings.count * 4,
          (10000000 + p.id::bigint * 7919 % 90000000)::text,
          m.product_type || ' ' || m.name || ', ' || c.name,
          m.width_mm / 10 || '×' || m.depth_mm / 10 || '×' || m.height_mm / 10 || ' см'
   from (select id, 3 * ((id - 1) / 9) + case when (id - 1) % 9 < 2 then 1 when (id - 1) % 9 < 5 then 2 else 3 end as model_id
         from generate_series($1::int, $2::int) as id) p
   join models m on m.id = p.model_id
   join colours c on c.id = 1 + (floor(${COLOURS.length} * power(pg_temp.share(m.id, 28), 2))::int
                                 + ${COLOUR_STEP} * ((p.id - 1) % 9)) % ${COLOURS.length}
   cross join lateral (select round(100 * exp(5.5 * pg_temp.share(p.id, 29)))::bigint * 100 as tug) price
   cross join lateral (select case when pg_temp.share(p.id, 30) < 0.08
                                   then 5 + floor(25 * pg_temp.share(p.id, 31))::int else 0 end as percent) cut
   cross join (select date_trunc('day', now()) as start) today
   cross join lateral (select floor(20 * power(pg_temp.share(p.id, 32), 4))::int as count) ratings`,
  `insert into stock_levels (product_id, on_hand)
   select id, case when pg_temp.share(id, 33) < 0.08 then 0 else 1 + floor(40 * pg_temp.share(id, 34))::int end
   from generate_series($1::int, $2::int) as id`,
  `insert into product_images (product_id, position, width, height, kind, file, alt, variants, placeholder)
   select p.id, view.position, 800, 800, view.kind, file.stem || '-800.71a3976d.webp', p.name,
          jsonb_build_object('400.webp', file.stem || '-400.b8249354.webp', '800.avif', file.stem || '-800.69de5455.avif',
                             '800.webp', file.stem || '-800.71a3976d.webp'),
          '${PLACEHOLDER}'
   from products p
   cross join (values (1, 'hero'), (2, 'front'), (3, 'detail')) as view(position, kind)
   cross join lateral (select 'model-' || p.model_id || '-' || p.colour_id || '-' || view.kind as stem) file
   where p.id between $1 and $2`,
  `insert into product_specs (product_id, attribute_id, value_id)
   select p.id, a.id, (a.id - 1) * ${VALUES_OF_A_SPEC} + 1
          + floor(${VALUES_OF_A_SPEC} * power(pg_temp.share(p.id, 40 + a.facet_slot), 1.5))::int
   from products p
   join spec_attributes a on a.category_id = p.category_id and a.facet_slot < ${SPECS_OF_A_CATEGORY}
   where p.id between $1 and $2`,
  `insert into product_packages (product_id, position, height_mm, length_mm, width_mm, weight_grams, volume_ml)
   select p.id, 1, m.height_mm, m.width_mm, m.depth_mm, p.weight_grams, 1 + p.weight_grams * 2
   from products p join models m on m.id = p.model_id
   where p.id between $1 and $2`,
  `insert into product_badges (product_id, kind, starts_at)
   select id, (array['new_lower_price', 'top_seller', 'new', 'last_chance'])[1 + id % 4], now() - interval '5 days'
   from generate_series($1::int, $2::int) as id
   where pg_temp.share(id, 35) < 0.1`,
];
