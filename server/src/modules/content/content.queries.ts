import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';

/** A period includes its start and excludes its end; a side left open has no bound. */
const runsAt = (now: Date) =>
  sql<boolean>`(starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})`;

/** The hashtags that gather products at `now`, in the order of the staff. */
export const eventsAt = (db: Db, now: Date) =>
  db.selectFrom('events').select(['id', 'name']).where(runsAt(now)).orderBy('position').orderBy('id');

/**
 * Whether the shop shows the product that a row names. A subquery and not a join: PostgreSQL keeps no statistics of tables
 * as small as these, takes them for large ones and reads every product for a dozen rows (of 100,000: 16 ms instead of 2).
 */
const showsProductOf = (table: 'featured_products' | 'home_banners') =>
  sql<boolean>`(select is_listed from products where products.id = ${sql.ref(`${table}.product_id`)})`;

/** The lists picked by hand; a withdrawn product stands in none, so a list of nothing else counts as empty. */
export const featuredProducts = (db: Db) =>
  db
    .selectFrom('featured_products')
    .select(['list', 'product_id'])
    .where(showsProductOf('featured_products'))
    .orderBy('position')
    .orderBy('product_id');

/** A slide about a product goes when the product does: it would lead nowhere. */
const homeBannersAt = (db: Db, now: Date) =>
  db
    .selectFrom('home_banners')
    .select(['title_1', 'title_2', 'title_3', 'price_tug', 'image', 'variants', 'placeholder'])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('products')
          .innerJoin('models', 'models.id', 'products.model_id')
          .select(['products.code', 'models.name', 'models.product_type'])
          .whereRef('products.id', '=', 'home_banners.product_id'),
      ).as('product'),
    )
    .where(runsAt(now))
    .where((eb) => eb.or([eb('product_id', 'is', null), showsProductOf('home_banners')]))
    .orderBy('position')
    .orderBy('id');

const photoBannersAt = (db: Db, now: Date) =>
  db
    .selectFrom('photo_banners')
    .select(['name', 'image', 'variants', 'placeholder'])
    .where(runsAt(now))
    .orderBy('position')
    .orderBy('id');

const promoBannersAt = (db: Db, now: Date) =>
  db
    .selectFrom('promo_banners')
    .innerJoin('sub_categories', 'sub_categories.id', 'promo_banners.sub_category_id')
    .select(['title', 'description', 'promo_banners.image', 'variants', 'placeholder'])
    .select(['sub_category_id', 'sub_categories.code as sub_category_code'])
    .where(runsAt(now))
    .orderBy('promo_banners.position')
    .orderBy('promo_banners.id');

const specialOffersAt = (db: Db, now: Date) =>
  db
    .selectFrom('special_offers')
    .select(['product_id', 'ends_at'])
    .where(runsAt(now))
    .orderBy('position')
    .orderBy('id');

const quickTiles = (db: Db) =>
  db.selectFrom('quick_categories').select(['sub_category_id', 'title', 'image']).orderBy('position').orderBy('id');

/** Everything the staff put on the home page, in one trip: a dozen rows each. */
export const contentOfHome = (db: Db, now: Date) =>
  db
    .selectNoFrom([
      jsonArrayFrom(homeBannersAt(db, now)).as('home_banners'),
      jsonArrayFrom(photoBannersAt(db, now)).as('photo_banners'),
      jsonArrayFrom(promoBannersAt(db, now)).as('promo_banners'),
      jsonArrayFrom(specialOffersAt(db, now)).as('special_offers'),
      jsonArrayFrom(quickTiles(db)).as('quick_tiles'),
      jsonArrayFrom(featuredProducts(db)).as('featured'),
      jsonArrayFrom(eventsAt(db, now)).as('events'),
    ])
    .executeTakeFirstOrThrow();

export type HomeRow = Awaited<ReturnType<typeof contentOfHome>>;
