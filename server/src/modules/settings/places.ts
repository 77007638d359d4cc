import type { District, PickupPlace } from '@tokhi/contract/fields/place-fields';
import type { Db } from '../../db/database.ts';
import { presentDistrict, presentPickupPlaces } from './settings.present.ts';
import { districtRows, pickupPlaceRows } from './settings.queries.ts';

/** Where the shop delivers to. */
export const districts = async (db: Db): Promise<District[]> => (await districtRows(db)).map(presentDistrict);

/** Where goods can be fetched. */
export const pickupPlaces = async (db: Db): Promise<PickupPlace[]> => presentPickupPlaces(await pickupPlaceRows(db));

/** What the places are called, closed ones too: an order keeps its own. */
export const pickupPlaceNames = async (db: Db): Promise<ReadonlyMap<number, string>> =>
  new Map((await pickupPlaceRows(db)).map(({ id, name }) => [id, name]));
