// Made-up products besides the demo shop's: on random shelves, in random colours, with random prices, sizes and stock.
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import { DEMO_DAY } from '../template-database.ts';

const COLOURS_OF_A_MODEL = 4;
const day = (days: number) => new Date(DEMO_DAY.getTime() + days * 86_400_000);
const campaign = fc.constantFrom([null, null], [day(-5), day(5)], [day(5), null], [null, day(-5)], [day(-9), day(-5)]);
const millimetres = fc.option(fc.integer({ min: 4, max: 3_000 }), { nil: null });

const madeUp = fc.record({
  sub: fc.nat(),
  brand: fc.nat(),
  width_mm: millimetres,
  depth_mm: millimetres,
  height_mm: millimetres,
  variants: fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 40 }).map((thousands) => thousands * 25_000),
      dearer: fc.constantFrom(0, 10_000, 200_000),
      percent: fc.constantFrom(0, 0, 10, 35),
      campaign,
      popularity: fc.integer({ min: 0, max: 5 }),
      published: fc.option(fc.integer({ min: 1, max: 90 }), { nil: null, freq: 8 }),
      ready: fc.boolean(),
      stock: fc.option(fc.nat(3), { nil: null }),
      value: fc.nat(6),
    }),
    { minLength: COLOURS_OF_A_MODEL, maxLength: COLOURS_OF_A_MODEL },
  ),
});

/** Writes about `count` products; the same for the same seed. */
export async function fillShop(db: Db, count: number, seed: number): Promise<void> {
  const models = fc.sample(madeUp, { numRuns: Math.ceil(count / COLOURS_OF_A_MODEL), seed });
  const shelves = await db.selectFrom('sub_categories').select(['id', 'category_id']).orderBy('id').execute();
  const brands = await db.selectFrom('brands').select('id').orderBy('id').execute();
  const colours = await db.selectFrom('colours').select('id').orderBy('id').execute();
  for (const [index, { sub, brand, variants, ...sizes }] of models.entries()) {
    const shelf = shelves[sub % shelves.length] as { id: number; category_id: number };
    const brand_id = brands[brand % brands.length]?.id ?? 0;
    const model = await db
      .insertInto('models')
      .values({
        ...{ category_id: shelf.category_id, sub_category_id: shelf.id, brand_id, ...sizes },
        ...{ code: `made-up-${seed}-${index}`, name: `TURSHILT ${index}`, product_type: 'Туршилтын тавилга' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const products = await db
      .insertInto('products')
      .values(
        variants.map((variant, place) => ({
          ...{ model_id: model.id, category_id: shelf.category_id, sub_category_id: shelf.id, brand_id },
          colour_id: colours[(index + place) % colours.length]?.id ?? 0,
          code: String(10_000_000 + (seed % 1_000) * 10_000 + index * COLOURS_OF_A_MODEL + place),
          name: `TURSHILT ${index} Туршилтын тавилга`,
          price_tug: variant.price,
          regular_price_tug: variant.price + variant.dearer,
          discount_percent: variant.percent,
          discount_starts_at: variant.campaign[0] ?? null,
          discount_ends_at: variant.campaign[1] ?? null,
          popularity: variant.popularity,
          published_at: variant.published === null ? null : day(-variant.published),
          ready_in_ulaanbaatar: variant.ready,
        })),
      )
      .returning('id')
      .execute();
    const stocked = variants.flatMap(({ stock }, place) => (stock === null ? [] : [{ place, stock }]));
    for (const { place, stock } of stocked) {
      const row = { product_id: products[place]?.id ?? 0, on_hand: stock };
      await db.insertInto('stock_levels').values(row).execute();
    }
    for (const [place, { value }] of variants.entries()) await giveValues(db, products[place]?.id ?? 0, value);
  }
}

/** Gives the product one value of each specification of its category, in turn; some products get none. */
async function giveValues(db: Db, productId: number, at: number): Promise<void> {
  await sql`
    insert into product_specs (product_id, attribute_id, value_id)
    select ${productId}, attribute_id, id
    from (
      select spec_values.*, row_number() over (partition by attribute_id order by spec_values.id) - 1 as place,
             count(*) over (partition by attribute_id) as length
      from spec_values join spec_attributes on spec_attributes.id = spec_values.attribute_id
      join products on products.category_id = spec_attributes.category_id and products.id = ${productId}
    ) as choice
    where place = (${at} + attribute_id) % length and (${at} + attribute_id) % 4 > 0`.execute(db);
}
