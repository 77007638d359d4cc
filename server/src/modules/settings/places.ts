import type { District, PickupPlace } from '@tokhi/contract/fields/place-fields';
import type { Db } from '../../db/database.ts';
import { presentDistrict, presentPickupPlaces } from './settings.present.ts';
import { districtRows, pickupPlaceRows } from './settings.queries.ts';

/** Where the shop delivers to. */
export const districts = async (db: Db): Promise<District[]> => (await districtRows(db)).map(presentDistrict);

/** The tax office's four digits of a khoroo; null for a district that has no code. */
export async function taxDistrict(db: Db, districtId: number, khoroo: number | null): Promise<string | null> {
  const code = (await districtRows(db)).find(({ id }) => id === districtId)?.tax_code ?? null;
  // A district without a khoroo counts as its first one, as in the tariff (decision 36).
  return code === null ? null : `${code}${String(khoroo ?? 1).padStart(2, '0')}`;
}

/** Pickup places. */
export const pickupPlaces = async (db: Db): Promise<PickupPlace[]> => presentPickupPlaces(await pickupPlaceRows(db));

export type PromisedPlace = Pick<PickupPlace, 'name' | 'address' | 'hours'>;

/** Pickup places by id, closed ones too: an order keeps its own. */
export const promisedPlaces = async (db: Db): Promise<ReadonlyMap<number, PromisedPlace>> =>
  new Map((await pickupPlaceRows(db)).map(({ id, name, address, hours }) => [id, { name, address, hours }]));
