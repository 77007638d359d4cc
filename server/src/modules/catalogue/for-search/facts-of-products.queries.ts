import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { remainOf } from '../../stock/public.ts';

/** A carpet of 4 mm is 1 cm high: zero would mean that it has no such size. */
const centimetres = (side: 'width_mm' | 'depth_mm' | 'height_mm') => {
  const millimetres = sql.ref(`m.${side}`);
  return sql`greatest(round(${millimetres} / 10.0), sign(${millimetres}))::int`;
};

/** What sales and reviews change of a product `p`; unrated products come last in the order by rating (decision 55). */
const LIVELY = sql`
  case when p.rating_count = 0 then 0 else round(p.rating_sum * 100.0 / p.rating_count)::int end as rating,
  ${remainOf('p.id')} > 0 as is_in_stock,
  p.ready_in_ulaanbaatar and ${remainOf('p.id')} > 0 as is_ready`;

/** The same for every product, as rows to join: `product_id`, `rating`, `is_in_stock`, `is_ready`. */
export const LIVELY_FACTS = sql`(select p.id as product_id, ${LIVELY} from products p)`;

const PRICED = sql`p.price_tug, p.regular_price_tug, p.discount_percent, p.discount_ending, p.discount_starts_at, p.discount_ends_at`;

/** The same with the price. */
export const PRICED_FACTS = sql`(select p.id as product_id, ${PRICED}, ${LIVELY} from products p)`;

/** All facts of products for lists, filters, orders and search; `slots` are their specification values by facet slot. */
export async function factsOfProducts(db: Db, productIds: readonly number[]): Promise<ProductFacts[]> {
  const { rows } = await sql<ProductFacts>`
    select p.id as product_id, p.model_id, p.category_id, p.sub_category_id, p.brand_id, p.colour_id, p.popularity,
           ${PRICED}, p.published_at, p.is_listed,
           ${centimetres('width_mm')} as width_cm, ${centimetres('depth_mm')} as depth_cm,
           ${centimetres('height_mm')} as height_cm,
           ${LIVELY},
           spec.material, coalesce(spec.slots, '{}'::jsonb) as slots,
           p.code, p.name, m.name as model_name, m.product_type, b.name as brand_name, col.name as colour_name,
           sub.name as sub_category_name, cat.name as category_name, m.description_html
    from products p
    join models m on m.id = p.model_id
    join brands b on b.id = p.brand_id
    join colours col on col.id = p.colour_id
    join sub_categories sub on sub.id = p.sub_category_id
    join categories cat on cat.id = p.category_id
    left join lateral (
      -- a model that moved keeps the values of its old shelf, which mean something else in the slots of the new one
      select jsonb_object_agg(a.facet_slot, ps.value_id)
               filter (where a.facet_slot is not null and a.category_id = p.category_id) as slots,
             max(v.value) filter (where a.code = 'material') as material
      from product_specs ps
      join spec_attributes a on a.id = ps.attribute_id
      join spec_values v on v.id = ps.value_id
      where ps.product_id = p.id
    ) spec on true
    where p.id = any(${productIds}::int[])`.execute(db);
  return rows;
}

export interface ProductFacts {
  product_id: number;
  model_id: number;
  category_id: number;
  sub_category_id: number;
  brand_id: number;
  colour_id: number;
  popularity: number;
  price_tug: number;
  regular_price_tug: number;
  discount_percent: number;
  discount_ending: number;
  discount_starts_at: Date | null;
  discount_ends_at: Date | null;
  published_at: Date | null;
  is_listed: boolean;
  width_cm: number | null;
  depth_cm: number | null;
  height_cm: number | null;
  rating: number;
  is_in_stock: boolean;
  is_ready: boolean;
  material: string | null;
  slots: Record<number, number>;
  code: string;
  name: string;
  model_name: string;
  product_type: string;
  brand_name: string;
  colour_name: string;
  sub_category_name: string;
  category_name: string;
  description_html: string;
}
