// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated } from 'kysely';

export interface Districts {
  id: number;
  number_of_khoroo: number;
  asks_for_khoroo: Generated<boolean>;
  name: string;
  tax_code: string | null;
}

export interface Holidays {
  day: string;
  name: string;
}

export interface KhorooClasses {
  district_id: number;
  khoroo: number;
  class: string;
}

export interface PickupPlaces {
  id: number;
  position: Generated<number>;
  active: Generated<boolean>;
  latitude: string | null;
  longitude: string | null;
  name: string;
  address: string;
  hours: string;
}
