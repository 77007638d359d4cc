import { LRUCache } from 'lru-cache';

/** Shares of the process's cache memory: serialised answers, search results, rows of cards. */
const SHARES = { answers: 0.5, findings: 0.25, cards: 0.25 };
type Share = keyof typeof SHARES;

/** Current size of a store; bytes if they are counted. */
export interface StoreSize {
  entries: number;
  bytes?: number;
}

/** Where an answer came from: the cache of the process, Redis, or a new computation. */
export const READ_FROM = ['process', 'redis', 'made'] as const;
type ReadFrom = (typeof READ_FROM)[number];

/** The cache memory of a process: the growing stores share one limit (docs/caches.md). */
export interface CacheMemory {
  /** A store that grows up to its share of the bytes, and then drops the least recently used entries. */
  lru<Key extends string | number, Value extends object>(
    share: Share,
    bytesOf: (value: Value) => number,
  ): LRUCache<Key, Value>;
  /** Adds the size of another store to the metrics. */
  watch(store: string, size: () => StoreSize): void;
  sizes(): [store: string, sizes: StoreSize][];
  /** Counts an answer for the metrics. */
  countRead(from: ReadFrom): void;
  reads(): Readonly<Record<ReadFrom, number>>;
}

export function createCacheMemory(megabytes: number): CacheMemory {
  const stores = new Map<string, () => StoreSize>();
  const reads = { process: 0, redis: 0, made: 0 };
  return {
    lru<Key extends string | number, Value extends object>(share: Share, bytesOf: (value: Value) => number) {
      const maxSize = Math.floor(megabytes * 1_000_000 * SHARES[share]);
      const store = new LRUCache<Key, Value>({ maxSize, sizeCalculation: bytesOf });
      stores.set(share, () => ({ entries: store.size, bytes: store.calculatedSize }));
      return store;
    },
    watch: (store, size) => void stores.set(store, size),
    countRead(from) {
      reads[from] += 1;
    },
    reads: () => reads,
    sizes: () => [...stores].map(([store, sizes]) => [store, sizes()]),
  };
}
