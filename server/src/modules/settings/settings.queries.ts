import { type RawBuilder, type Selectable, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../db/database.ts';
import type { Schema } from '../../db/schema.generated.ts';

const COLUMNS = ['value', 'version', 'updated_at', 'updated_by'] as const;

export type SettingRow = Pick<Selectable<Schema['settings']>, (typeof COLUMNS)[number]>;

export const settingByKey = (db: Db, key: string): Promise<SettingRow | undefined> =>
  db.selectFrom('settings').select(COLUMNS).where('key', '=', key).executeTakeFirst();

/** A stored setting inside another statement; null if there is none. */
export const settingOf = (key: string) =>
  sql<unknown>`(select settings.value from settings where settings.key = ${sql.lit(key)})`;

/** Locks one row until the transaction ends. */
export const lockSetting = (tx: Tx, key: string): Promise<SettingRow | undefined> =>
  tx.selectFrom('settings').select(COLUMNS).where('key', '=', key).forUpdate().executeTakeFirst();

/** Overwrites the version that the caller saw; undefined if it changed meanwhile. The table raises the version. */
export const updateSetting = (
  tx: Tx,
  { key, value, expectedVersion, staffId }: { key: string; value: object; expectedVersion: number; staffId: number },
): Promise<SettingRow | undefined> =>
  tx
    .updateTable('settings')
    .set({ value: JSON.stringify(value), updated_by: staffId })
    .where('key', '=', key)
    .where('version', '=', expectedVersion)
    .returning(COLUMNS)
    .executeTakeFirst();

/** Keeps an existing row: a repeated installation never overwrites changes of staff. */
export async function insertSettingOnce(tx: Tx, key: string, value: object): Promise<void> {
  await tx
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes fields of a setting if one of them is still null. */
export async function mergeSettingWhereNull(tx: Tx, key: string, field: string, changed: object): Promise<void> {
  await tx
    .updateTable('settings')
    .set({ value: sql`value || ${JSON.stringify(changed)}::jsonb` })
    .where('key', '=', key)
    .where(sql<boolean>`value ->> ${field} is null`)
    .execute();
}

/** The lenders that are offered, in the shop's order, as a query or inside another statement. */
export const activeLenders = (db: Db) =>
  db
    .selectFrom('lenders')
    .select(['code', 'name', 'fee_per_mille', 'payment_count', 'days_between_payments'])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('code');

/** Days off from a date on, such as 2026-12-29, inside a statement. */
export const holidaysFrom = (from: string) => sql<string[]>`array(
  select holidays.day::text from holidays where holidays.day >= ${from}::date order by holidays.day)`;

/** The districts with the khoroos of each class as comma-separated lists. */
function districtsWithClasses(db: Db) {
  const listed = (khorooClass: 'cheap' | 'middle' | 'far') =>
    sql<string>`coalesce((
      select string_agg(khoroo_classes.khoroo::text, ',' order by khoroo_classes.khoroo) from khoroo_classes
      where khoroo_classes.district_id = districts.id and khoroo_classes.class = ${khorooClass}), '')`;
  return db
    .selectFrom('districts')
    .select(['id', 'name', 'number_of_khoroo', 'asks_for_khoroo', 'tax_code'])
    .select([listed('cheap').as('cheap'), listed('middle').as('middle'), listed('far').as('far')]);
}

export const districtRows = (db: Db) => districtsWithClasses(db).orderBy('id').execute();

/** The value or column of another statement that contains the id of a district or place. */
export type PlaceId = RawBuilder<number | null>;

/** One district, inside another statement; null if there is none. */
export const districtAsJson = (db: Db, id: PlaceId) =>
  jsonObjectFrom(districtsWithClasses(db).where('districts.id', '=', id));

/** Pickup places; a closed one is shown only for orders that already use it. */
export const pickupPlaceRows = (db: Db) =>
  db
    .selectFrom('pickup_places')
    .select(['id', 'name', 'address', 'hours', 'latitude', 'longitude', 'active'])
    .orderBy('position')
    .orderBy('id')
    .execute();

/** A place that an order uses, open or closed, inside another statement; null if there is none. */
export const promisedPlaceAsJson = (db: Db, id: PlaceId) =>
  jsonObjectFrom(
    db.selectFrom('pickup_places').select(['name', 'address', 'hours']).where('pickup_places.id', '=', id),
  );

/** Whether pickup is possible there, inside another statement. */
export const isOpenPlace = (id: PlaceId) =>
  sql<boolean>`exists (select from pickup_places where pickup_places.id = ${id} and pickup_places.active)`;
