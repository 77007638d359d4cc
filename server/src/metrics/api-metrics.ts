import type { Registry } from 'prom-client';
import type { CacheMemory } from '../cache/cache-memory.ts';
import { measureBehind, measureStores } from '../http/metrics.ts';

/** An API process's cache and search index. */
export function measureShop(registry: Registry, memory: CacheMemory, index: { secondsBehind(): number }): Registry {
  measureStores(registry, memory);
  measureBehind(
    registry,
    'search_index_behind_seconds',
    'For how long this process has not caught up with what changed in lists and search',
    () => index.secondsBehind(),
  );
  return registry;
}
