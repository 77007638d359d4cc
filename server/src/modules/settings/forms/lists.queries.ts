import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

export const holidayRows = (db: Db) =>
  db
    .selectFrom('holidays')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'name'])
    .orderBy('holidays.day')
    .execute();

/** Deletes the days that are missing; adds or renames the others. */
export async function writeHolidays(tx: Tx, rows: readonly { day: string; name: string }[]): Promise<void> {
  await tx.deleteFrom('holidays').execute();
  if (rows.length > 0)
    await tx
      .insertInto('holidays')
      .values([...rows])
      .execute();
}

export const placeFormRows = (db: Db) =>
  db
    .selectFrom('pickup_places')
    .select(['id', 'name', 'address', 'hours', 'active'])
    .select([
      sql<number | null>`latitude::float8`.as('latitude'),
      sql<number | null>`longitude::float8`.as('longitude'),
    ])
    .orderBy('position')
    .orderBy('id')
    .execute();

export async function writePlace(
  tx: Tx,
  { id, latitude, longitude, ...place }: Awaited<ReturnType<typeof placeFormRows>>[number],
  position: number,
): Promise<void> {
  const point = { latitude: latitude?.toString() ?? null, longitude: longitude?.toString() ?? null };
  await tx
    .updateTable('pickup_places')
    .set({ ...place, ...point, position })
    .where('id', '=', id)
    .execute();
}

export const lenderFormRows = (db: Db) =>
  db
    .selectFrom('lenders')
    .select(['code', 'name', 'active'])
    .select(['fee_per_mille as feePerMille', 'payment_count as paymentCount'])
    .select('days_between_payments as daysBetweenPayments')
    .orderBy('position')
    .orderBy('code')
    .execute();

export async function writeLender(
  tx: Tx,
  lender: Awaited<ReturnType<typeof lenderFormRows>>[number],
  position: number,
): Promise<void> {
  const { code, name, active, feePerMille, paymentCount, daysBetweenPayments } = lender;
  const plan = { payment_count: paymentCount, days_between_payments: daysBetweenPayments };
  await tx
    .updateTable('lenders')
    .set({ name, active, position, fee_per_mille: feePerMille, ...plan })
    .where('code', '=', code)
    .execute();
}

interface DistrictColumns {
  id: number;
  name: string;
  number_of_khoroo: number;
  asks_for_khoroo: boolean;
  tax_code: string | null;
}

/** With its khoroos, each on one list. */
export async function writeDistrict(
  tx: Tx,
  { id, ...columns }: DistrictColumns,
  classes: readonly { khoroo: number; class: string }[],
): Promise<void> {
  await tx.updateTable('districts').set(columns).where('id', '=', id).execute();
  await tx.deleteFrom('khoroo_classes').where('district_id', '=', id).execute();
  const rows = classes.map((one) => ({ ...one, district_id: id }));
  if (rows.length > 0) await tx.insertInto('khoroo_classes').values(rows).execute();
}
