// The district and khoroo that the visitor named last, key `place`: ours, for the delivery estimate before any login.
import { isObject, wholeField } from './stored-fields.ts';
import { storedValue } from './stored-value.ts';

interface NamedPlace {
  /** The number of the district. */
  district: number;
  /** Null until it was named: none is assumed (decision 155). */
  khoroo: number | null;
}

const place = storedValue<NamedPlace | null>('place', {
  empty: null,
  read: (stored) => {
    const district = isObject(stored) ? wholeField(stored, 'district') : 0;
    return isObject(stored) && district > 0 ? { district, khoroo: wholeField(stored, 'khoroo') || null } : null;
  },
  write: (value) => value,
});

export const useNamedPlace = place.use;

export const keepNamedPlace = (district: number, khoroo: number | null): void => place.set({ district, khoroo });
