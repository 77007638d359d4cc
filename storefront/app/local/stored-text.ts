import { type StoredValue, storedValue } from './stored-value.ts';

/** One text under a key; null without one. */
export const storedText = (key: string): StoredValue<string | null> =>
  storedValue<string | null>(key, {
    empty: null,
    read: (stored) => (typeof stored === 'string' && stored !== '' ? stored : null),
    write: (value) => value,
  });
