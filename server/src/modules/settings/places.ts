import type { District, PickupPlace } from '@tokhi/contract/fields/place-fields';
import type { Db } from '../../db/database.ts';
import { presentDistrict, presentPickupPlaces } from './settings.present.ts';
import { districtRows, pickupPlaceRows } from './settings.queries.ts';

/** Where the shop delivers to. */
export const districts = async (db: Db): Promise<District[]> => (await districtRows(db)).map(presentDistrict);

/** The four digits by which the tax office knows a khoroo; null for a district without a code of its own. */
export async function taxDistrict(db: Db, districtId: number, khoroo: number | null): Promise<string | null> {
  const code = (await districtRows(db)).find(({ id }) => id === districtId)?.tax_code ?? null;
  // A district that asks for no khoroo counts as its first one, as it does for the tariff (decision 36).
  return code === null ? null : `${code}${String(khoroo ?? 1).padStart(2, '0')}`;
}

/** Where goods can be fetched. */
export const pickupPlaces = async (db: Db): Promise<PickupPlace[]> => presentPickupPlaces(await pickupPlaceRows(db));

export type PromisedPlace = Pick<PickupPlace, 'name' | 'address' | 'hours'>;

/** The places by their ids, closed ones too: an order keeps its own. */
export const promisedPlaces = async (db: Db): Promise<ReadonlyMap<number, PromisedPlace>> =>
  new Map((await pickupPlaceRows(db)).map(({ id, name, address, hours }) => [id, { name, address, hours }]));
