import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render, which must be the same HTML; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
