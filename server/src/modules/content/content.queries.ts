import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';
import type { OfCatalogue } from './of-catalogue.ts';

/** A period includes its start and excludes its end; an open side has no bound. */
const runsAt = (now: Date) =>
  sql<boolean>`(starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})`;

/** The hashtags that group products at `now`, in the order that staff chose. */
export const eventsAt = (db: Db, now: Date) =>
  db.selectFrom('events').select(['id', 'name']).where(runsAt(now)).orderBy('position').orderBy('id');

/** The hand-picked lists; withdrawn products are left out, so a list of only these counts as empty. */
export const featuredProducts = (db: Db, { isListed }: OfCatalogue) =>
  db
    .selectFrom('featured_products')
    .select(['list', 'product_id'])
    .where(isListed('featured_products.product_id'))
    .orderBy('position')
    .orderBy('product_id');

/** A slide about a product is hidden with the product: its link would lead nowhere. */
const homeBannersAt = (db: Db, { isListed, slideOf }: OfCatalogue, now: Date) =>
  db
    .selectFrom('home_banners')
    .select(['title_1', 'title_2', 'title_3', 'image', 'variants', 'placeholder'])
    .select(slideOf('home_banners.product_id', now).as('product'))
    .where(runsAt(now))
    .where((eb) => eb.or([eb('product_id', 'is', null), isListed('home_banners.product_id')]))
    .orderBy('position')
    .orderBy('id');

const photoBannersAt = (db: Db, { isListed, slideOf }: OfCatalogue, now: Date) =>
  db
    .selectFrom('photo_banners')
    .select(['name', 'image', 'variants', 'placeholder'])
    .select(slideOf('photo_banners.product_id', now).as('product'))
    .where(runsAt(now))
    .where((eb) => eb.or([eb('product_id', 'is', null), isListed('photo_banners.product_id')]))
    .orderBy('position')
    .orderBy('id');

const promoBannersAt = (db: Db, { subCategoryCode }: OfCatalogue, now: Date) =>
  db
    .selectFrom('promo_banners')
    .select(['title', 'description', 'image', 'variants', 'placeholder', 'sub_category_id'])
    .select(subCategoryCode('promo_banners.sub_category_id').as('sub_category_code'))
    .where(runsAt(now))
    .orderBy('position')
    .orderBy('id');

/** Staff choose how long an offer is shown; the product decides until when its price is valid, and the page counts down to that. */
const specialOffersAt = (db: Db, { priceEnds }: OfCatalogue, now: Date) =>
  db
    .selectFrom('special_offers')
    .select('product_id')
    .select(priceEnds('special_offers.product_id', now).as('price_ends_at'))
    .where(runsAt(now))
    .orderBy('position')
    .orderBy('id');

const quickTiles = (db: Db) =>
  db.selectFrom('quick_categories').select(['sub_category_id', 'title', 'image']).orderBy('position').orderBy('id');

/** All staff content of the home page, in one round trip: a dozen rows each. */
export const contentOfHome = (db: Db, catalogue: OfCatalogue, now: Date) =>
  db
    .selectNoFrom([
      jsonArrayFrom(homeBannersAt(db, catalogue, now)).as('home_banners'),
      jsonArrayFrom(photoBannersAt(db, catalogue, now)).as('photo_banners'),
      jsonArrayFrom(promoBannersAt(db, catalogue, now)).as('promo_banners'),
      jsonArrayFrom(specialOffersAt(db, catalogue, now)).as('special_offers'),
      jsonArrayFrom(quickTiles(db)).as('quick_tiles'),
      jsonArrayFrom(featuredProducts(db, catalogue)).as('featured'),
      jsonArrayFrom(eventsAt(db, now)).as('events'),
    ])
    .executeTakeFirstOrThrow();

export type HomeRow = Awaited<ReturnType<typeof contentOfHome>>;
