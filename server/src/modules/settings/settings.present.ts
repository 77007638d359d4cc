import type { District, PickupPlace } from '@tokhi/contract/fields/place-fields';
import type { districtRows, pickupPlaceRows } from './settings.queries.ts';

type Rows<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>[number];

export const presentDistrict = (row: Rows<typeof districtRows>): District => ({
  id: row.id,
  district: row.name,
  number_of_khoroo: row.number_of_khoroo,
  cheap_khoroo: row.cheap,
  middle_khoroo: row.middle,
  more_exp: row.far,
  asks_for_khoroo: row.asks_for_khoroo,
});

const coordinate = (stored: string | null): number | null => (stored === null ? null : Number(stored));

/** The ids of places are the spec's (§9): forms cannot contain another one. */
const isOffered = (id: number): id is PickupPlace['warehouse'] => id === 1 || id === 3;

export const presentPickupPlaces = (rows: Rows<typeof pickupPlaceRows>[]): PickupPlace[] =>
  rows.flatMap(({ id, name, address, hours, latitude, longitude, active }) =>
    active && isOffered(id)
      ? [{ warehouse: id, name, address, hours, lat: coordinate(latitude), long: coordinate(longitude) }]
      : [],
  );
