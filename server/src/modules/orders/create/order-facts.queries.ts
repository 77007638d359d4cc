import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../db/database.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import { goodsByCodes } from '../../catalogue/public.ts';
import { goodCodeAsJson } from '../../checkout/public.ts';
import { districtAsJson, isOpenPlace, storedCheckout } from '../../settings/public.ts';

/** The data of the shop that a new order names. */
export interface NamedByOrder {
  codes: readonly string[];
  districtId: number | null;
  placeId: number;
  coupon: string | null;
}

// Compiled once: that takes as long as PostgreSQL needs to answer it.
const factsOf = preparedQuery(
  (db, codes: readonly string[], districtId: number | null, placeId: number, coupon: string | null, now: Date) =>
    db.selectNoFrom([
      jsonArrayFrom(goodsByCodes(db, codes)).as('goods'),
      storedCheckout.as('settings'),
      districtAsJson(db, sql`${districtId}::bigint`).as('district'),
      isOpenPlace(sql`${placeId}::bigint`).as('isOpenPlace'),
      goodCodeAsJson(db, coupon, now).as('code'),
    ]),
);

/** All data of the shop for checking and pricing a new order, in one statement. */
export async function orderFacts(db: Db, { codes, districtId, placeId, coupon }: NamedByOrder, now: Date) {
  const [facts] = await factsOf(db, codes, districtId, placeId, coupon, now);
  if (facts === undefined) throw new Error('a statement without a condition returned no row');
  return facts;
}
