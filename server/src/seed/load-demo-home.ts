import { type InsertObject, sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Schema } from '../db/schema.generated.ts';
import type { DemoHome } from './content-files.ts';
import { daysLater } from './days-later.ts';
import { type NamedProduct, productNamed } from './named-products.ts';
import { roomPicture } from './room-picture.ts';
import type { Studio } from './studio-files.ts';

/** The home page. A table with rows is left unchanged: staff own its order, and rows that they removed stay removed. */
export async function loadDemoHome(tx: Tx, home: DemoHome, products: NamedProduct[], studio: Studio, now: Date) {
  const product = (name: string) => productNamed(products, name);
  const room = (name: string) => roomPicture(studio, name);
  const subIds = await subCategoryIds(tx);

  await fill(
    tx,
    'home_banners',
    home.heroes.map((hero, index) => {
      const advertised = hero.product === undefined ? null : product(hero.product);
      const titles = { title_1: hero.title, title_2: hero.sentence, title_3: hero.label };
      return { ...titles, product_id: advertised?.id ?? null, ...room(hero.room), position: index + 1 };
    }),
  );
  await fill(
    tx,
    'photo_banners',
    home.photos.map(({ name, room: shown, product: advertised }, index) => ({
      name,
      product_id: product(advertised).id,
      ...room(shown),
      position: index + 1,
    })),
  );
  await fill(
    tx,
    'promo_banners',
    home.promos.map(({ subCategory, room: shown, title, description }, index) => ({
      sub_category_id: subIds(subCategory),
      title,
      description,
      ...room(shown),
      position: index + 1,
    })),
  );
  await fill(
    tx,
    'special_offers',
    home.offers.map(({ product: name, endsInDays }, index) => ({
      product_id: product(name).id,
      position: index + 1,
      starts_at: now,
      ends_at: daysLater(now, endsInDays),
    })),
  );
  await fill(
    tx,
    'quick_categories',
    home.quickCategories.map(({ subCategory, title }, index) => ({
      sub_category_id: subIds(subCategory),
      title: title ?? null,
      position: index + 1,
    })),
  );
  await fill(
    tx,
    'featured_products',
    Object.entries(home.featured).flatMap(([list, names]) =>
      names.map((name, index) => ({ list, product_id: product(name).id, position: index + 1 })),
    ),
  );
}

type HomeTable =
  | 'home_banners'
  | 'photo_banners'
  | 'promo_banners'
  | 'special_offers'
  | 'quick_categories'
  | 'featured_products';

async function fill<Table extends HomeTable>(tx: Tx, table: Table, rows: InsertObject<Schema, Table>[]) {
  const { rows: there } = await sql`select from ${sql.table(table)} limit 1`.execute(tx);
  if (there.length === 0) await tx.insertInto(table).values(rows).execute();
}

async function subCategoryIds(tx: Tx): Promise<(code: string) => number> {
  const rows = await tx.selectFrom('sub_categories').select(['id', 'code']).execute();
  const ids = new Map(rows.map(({ code, id }) => [code, id]));
  return (code) => {
    const id = ids.get(code);
    if (id === undefined) throw new Error(`demo/content: no sub-category ${code}`);
    return id;
  };
}
