// The district and khoroo that the visitor named last, key `place`: ours, for the delivery estimate before any login.
import { DEFAULT_KHOROO } from '@tokhi/rules/delivery/khoroo-class';
import { isObject, wholeField } from './stored-fields.ts';
import { storedValue } from './stored-value.ts';

interface NamedPlace {
  /** The number of the district. */
  district: number;
  khoroo: number;
}

const place = storedValue<NamedPlace | null>('place', {
  empty: null,
  read: (stored) => {
    const district = isObject(stored) ? wholeField(stored, 'district') : 0;
    return isObject(stored) && district > 0
      ? { district, khoroo: wholeField(stored, 'khoroo') || DEFAULT_KHOROO }
      : null;
  },
  write: (value) => value,
});

export const useNamedPlace = place.use;

export const keepNamedPlace = (district: number, khoroo: number = DEFAULT_KHOROO): void =>
  place.set({ district, khoroo });
