import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import {
  saveBankAccountsOnce,
  saveCheckoutOnce,
  saveFinanceOnce,
  saveMethodModesOnce,
  saveReceiptsOnce,
  saveShopFactsOnce,
} from '../modules/settings/public.ts';
import { type Reference, readReference } from './reference-files.ts';

/** Data that every shop needs before its first product. Existing rows stay as staff left them. */
export async function loadReference(db: Db): Promise<string> {
  const reference = await readReference();
  await db.transaction().execute(async (tx) => {
    await loadDistricts(tx, reference);
    await loadKhorooClasses(tx, reference);
    await loadPickupPlaces(tx, reference);
    await loadLenders(tx, reference);
    await loadHolidays(tx, reference);
    await saveShopFactsOnce(tx, reference.facts);
    await saveCheckoutOnce(tx, reference.checkout);
    await saveFinanceOnce(tx, reference.finance);
    await saveBankAccountsOnce(tx, reference.bankAccounts);
    await saveReceiptsOnce(tx, reference.receipts);
    await saveMethodModesOnce(tx, reference.methodModes);
  });
  const { districts, pickupPlaces, lenders, holidays } = reference;
  return `${districts.length} districts, ${pickupPlaces.length} pickup places, ${lenders.length} lenders, ${holidays.length} holidays, shop facts, checkout, finance address, bank accounts, receipts, payment methods`;
}

async function loadDistricts(tx: Tx, { districts }: Reference): Promise<void> {
  await tx
    .insertInto('districts')
    .values(
      districts.map(({ id, name, taxCode, numberOfKhoroo, asksForKhoroo }) => ({
        id,
        name,
        tax_code: taxCode,
        number_of_khoroo: numberOfKhoroo,
        asks_for_khoroo: asksForKhoroo,
      })),
    )
    // Adds tax codes to shops that were set up before these existed.
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ tax_code: sql`coalesce(districts.tax_code, excluded.tax_code)` }),
    )
    .execute();
}

/** Per class, and only if there are no rows of it yet: a khoroo that staff removed from its list stays removed. */
async function loadKhorooClasses(tx: Tx, { districts }: Reference): Promise<void> {
  for (const khorooClass of ['cheap', 'middle', 'far'] as const) {
    const there = tx.selectFrom('khoroo_classes').select('khoroo').where('class', '=', khorooClass).limit(1);
    if ((await there.execute()).length > 0) continue;
    const rows = districts.flatMap((district) =>
      district[khorooClass].map((khoroo) => ({ district_id: district.id, khoroo, class: khorooClass })),
    );
    await tx
      .insertInto('khoroo_classes')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function loadPickupPlaces(tx: Tx, { pickupPlaces }: Reference): Promise<void> {
  await tx
    .insertInto('pickup_places')
    .values(
      pickupPlaces.map(({ latitude, longitude, ...place }, index) => ({
        ...place,
        position: index + 1,
        latitude: String(latitude),
        longitude: String(longitude),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A lender that is no longer offered is switched off, not deleted: orders refer to it. */
async function loadLenders(tx: Tx, { lenders }: Reference): Promise<void> {
  await tx
    .insertInto('lenders')
    .values(
      lenders.map(({ code, name, feePerMille, paymentCount, daysBetweenPayments }, index) => ({
        code,
        name,
        position: index + 1,
        fee_per_mille: feePerMille,
        payment_count: paymentCount,
        days_between_payments: daysBetweenPayments,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Per year, and only if there are no rows of it yet: the government moves days, and staff follow. */
async function loadHolidays(tx: Tx, { holidays }: Reference): Promise<void> {
  const there = await tx
    .selectFrom('holidays')
    .select(sql<string>`to_char(day, 'YYYY')`.as('year'))
    .distinct()
    .execute();
  const known = new Set(there.map(({ year }) => year));
  const missing = holidays.filter(({ day }) => !known.has(day.slice(0, 4)));
  if (missing.length > 0) await tx.insertInto('holidays').values(missing).execute();
}
