import { type ComponentType, lazy } from 'react';

/** So long a line that broke for a moment, or a busy shop, is left alone. */
const AGAIN_AFTER_MS = 3_000;

/**
 * A part of the page whose script comes when it is needed. Without a network it does not come, and must not take the page with it:
 * it is asked for again when the network is back.
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
