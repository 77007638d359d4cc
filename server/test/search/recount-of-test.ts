// Counts of a list from the products and their specifications, with one plain query each: the index must match them.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';

export interface Wanted {
  sub?: number[];
  brand?: number[];
  color?: string[];
  material?: string[];
  ready?: boolean;
  price?: [number, number];
  width?: [number, number];
  depth?: [number, number];
  height?: [number, number];
  specs?: { field: string; values: string[] }[];
}

type Fragment = RawBuilder<unknown>;
export type Counts = Record<string, number>;

/** The unit price at `now`. */
const price = (now: Date): Fragment => sql`campaign_price(products.price_tug, case
  when coalesce(products.discount_starts_at <= ${now}, true) and coalesce(products.discount_ends_at > ${now}, true)
  then products.discount_percent else 0 end, products.discount_ending)`;

const FROM = sql`products
  join models on models.id = products.model_id
  join colours on colours.id = products.colour_id
  left join stock_levels on stock_levels.product_id = products.id
  left join (product_specs as made join spec_attributes as make on make.id = made.attribute_id and make.code = 'material'
    join spec_values as stuff on stuff.id = made.value_id) on made.product_id = products.id`;
const READY = sql`products.ready_in_ulaanbaatar and coalesce(stock_levels.remain, 0) > 0`;
const centimetres = (side: 'width' | 'depth' | 'height'): Fragment => {
  const millimetres = sql.ref(`models.${side}_mm`);
  return sql`case when ${millimetres} < 5 then 1 else round(${millimetres} / 10.0) end`;
};

const hasSpec = (field: string, values: readonly string[]): Fragment => sql`exists (
  select from product_specs join spec_attributes on spec_attributes.id = product_specs.attribute_id
  join spec_values on spec_values.id = product_specs.value_id
  where product_specs.product_id = products.id and spec_attributes.category_id = products.category_id
    and spec_attributes.code = ${field} and spec_values.value = any(${values}))`;

function conditions(wanted: Wanted, now: Date): [facet: string, condition: Fragment][] {
  const { sub = [], brand = [], color = [], material = [], specs = [] } = wanted;
  const all: [string, Fragment][] = [];
  if (sub.length > 0) all.push(['sub', sql`products.sub_category_id = any(${sub})`]);
  if (brand.length > 0) all.push(['brand', sql`products.brand_id = any(${brand})`]);
  if (color.length > 0) all.push(['color', sql`colours.name = any(${color})`]);
  if (material.length > 0) all.push(['material', sql`stuff.value = any(${material})`]);
  if (wanted.ready) all.push(['ready', READY]);
  if (wanted.price) all.push(['price', sql`${price(now)} between ${wanted.price[0]} and ${wanted.price[1]}`]);
  for (const side of ['width', 'depth', 'height'] as const) {
    const range = wanted[side];
    if (range) all.push([side, sql`${centimetres(side)} between ${range[0]} and ${range[1]}`]);
  }
  for (const { field, values } of specs) all.push([`spec ${field}`, hasSpec(field, values)]);
  return all;
}

/** `scope` is a condition on products. Every list ignores its own filter, and no other. */
export async function recount(db: Db, scope: Fragment, wanted: Wanted, now: Date, fields: readonly string[] = []) {
  const all = conditions(wanted, now);
  const where = (but?: string): Fragment => {
    const others = all.filter(([facet]) => facet !== but).map(([, condition]) => condition);
    return sql.join([sql`products.is_listed`, scope, ...others], sql` and `);
  };
  const tally = async (facet: string, choice: Fragment, more: Fragment = sql``): Promise<Counts> => {
    const { rows } = await sql<{ choice: string | null; total: number }>`
      select ${choice}::text as choice, count(*)::int as total from ${FROM} ${more} where ${where(facet)} group by 1`.execute(
      db,
    );
    return Object.fromEntries(rows.flatMap(({ choice, total }) => (choice === null ? [] : [[choice, total]])));
  };
  const ids = await sql<{ id: number }>`select products.id from ${FROM} where ${where()} order by 1`.execute(db);
  const ready = await sql<{ total: number }>`
    select count(*)::int as total from ${FROM} where ${where('ready')} and ${READY}`.execute(db);
  const side = (name: 'width' | 'depth' | 'height') => sql`case when count(${centimetres(name)}) > 0 then
    jsonb_build_object('min', min(${centimetres(name)}), 'max', max(${centimetres(name)})) end`;
  const { rows: ends } = await sql<{ max: number; width: unknown; depth: unknown; height: unknown }>`
    select coalesce(max(${price(now)}), 0)::int as max, ${side('width')} as width, ${side('depth')} as depth,
           ${side('height')} as height
    from ${FROM} where products.is_listed and ${scope}`.execute(db);
  const { max = 0, ...sizes } = ends[0] ?? {};
  const specs: [string, Counts][] = [];
  for (const field of fields) {
    const joined = sql`join product_specs as own on own.product_id = products.id
      join spec_attributes as kind on kind.id = own.attribute_id and kind.category_id = products.category_id
        and kind.code = ${field}
      join spec_values as value on value.id = own.value_id`;
    specs.push([field, await tally(`spec ${field}`, sql`value.value`, joined)]);
  }
  return {
    ids: ids.rows.map(({ id }) => id),
    max,
    sizes,
    ready: ready.rows[0]?.total ?? 0,
    sub: await tally('sub', sql`products.sub_category_id`),
    brand: await tally('brand', sql`products.brand_id`),
    color: await tally('color', sql`colours.name`),
    material: await tally('material', sql`stuff.value`),
    specs: Object.fromEntries(specs),
  };
}
