import { type ComponentType, lazy } from 'react';

/**
 * A part of the page whose script comes when it is needed. Without a network it does not come, and must not take the page with it:
 * it is asked for again when the network is back.
 */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const patiently = (): Promise<{ default: ComponentType<Props> }> =>
    load().then(
      (module) => ({ default: module[name] }),
      () => new Promise((resolve) => addEventListener('online', resolve, { once: true })).then(patiently),
    );
  return lazy(patiently);
}
