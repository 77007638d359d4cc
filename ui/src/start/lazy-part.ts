import { type ComponentType, lazy } from 'react';

/** The wait before a retry after a broken connection, or for a busy shop. */
const AGAIN_AFTER_MS = 3_000;

/**
 * A part of the page whose script is loaded on demand. Without a network it does not load, and must not break the page:
 * it is requested again when the network is back.
 */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const loadWithRetry = (): Promise<{ default: ComponentType<Props> }> =>
    load().then(
      (module) => ({ default: module[name] }),
      () => untilWorthAsking().then(loadWithRetry),
    );
  return lazy(loadWithRetry);
}

const untilWorthAsking = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, AGAIN_AFTER_MS);
    else addEventListener('online', resolve, { once: true });
  });
