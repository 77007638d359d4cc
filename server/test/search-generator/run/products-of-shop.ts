// The facts about the shop's products, read from its tables, not from the search.
import { sql } from 'kysely';
import type { Db } from '../../../src/db/database.ts';
import type { Goods } from '../grammar/goods.ts';

export interface ProductOfShop {
  id: number;
  sub: string;
  type: string;
  colour: string;
  /** The unit price at the time of the run. */
  priceTug: number;
  widthMm: number | null;
  heightMm: number | null;
  /** «160×200», as in the specification or the type. */
  areas: readonly string[];
  seats: string | null;
  /** Its type and its material specification; care texts name materials that it is not made of. */
  materials: string;
}

interface Row extends Omit<ProductOfShop, 'areas' | 'priceTug'> {
  price: string;
  sizes: string;
}

const AREA = /(\d+)×(\d+)(?!×)/g;

/** The price is a bigint, which the driver returns as text. */
const productOf = ({ price, sizes, ...rest }: Row): ProductOfShop => ({
  ...rest,
  priceTug: Number(price),
  areas: [...sizes.matchAll(AREA)].map(([area]) => area),
});

export async function productsOfShop(db: Db, now: Date): Promise<ReadonlyMap<number, ProductOfShop>> {
  const { rows } = await sql<Row>`
    select products.id, sub_categories.code as sub, models.product_type as type, colours.name as colour,
      campaign_price(products.price_tug, case when products.discount_starts_at <= ${now} and products.discount_ends_at > ${now}
        or products.discount_starts_at is null then products.discount_percent else 0 end, products.discount_ending)::text as price,
      models.width_mm as "widthMm", models.height_mm as "heightMm",
      concat_ws(' ', models.product_type, said.sizes) as sizes, said.seats,
      concat_ws(' ', models.product_type, said.materials) as materials
    from products
    join models on models.id = products.model_id
    join colours on colours.id = products.colour_id
    join sub_categories on sub_categories.id = products.sub_category_id
    left join lateral (
      select string_agg(spec_values.value, ' ') filter (where spec_attributes.code in ('bed_size', 'size')) as sizes,
        min(spec_values.value) filter (where spec_attributes.code = 'seats') as seats,
        string_agg(spec_values.value, ' ') filter (where spec_attributes.code = 'material') as materials
      from product_specs
      join spec_values on spec_values.id = product_specs.value_id
      join spec_attributes on spec_attributes.id = product_specs.attribute_id
      where product_specs.product_id = products.id
    ) as said on true
    where products.is_listed order by products.id`.execute(db);
  return new Map(rows.map((row) => [row.id, productOf(row)]));
}

export const isOfGoods = (product: ProductOfShop, { subs, type }: Goods): boolean =>
  subs.includes(product.sub) && (type === undefined || type.test(product.type));
