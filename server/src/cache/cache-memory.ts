import { LRUCache } from 'lru-cache';

/** Shares of what a process may keep: answers as they are sent, what searches found, the rows of cards. */
const SHARES = { answers: 0.5, findings: 0.25, cards: 0.25 };
type Share = keyof typeof SHARES;

/** What a store holds now; bytes where they are counted. */
export interface StoreSize {
  entries: number;
  bytes?: number;
}

/** Where a kept answer came from: the process, Redis, or nowhere, so that it was made. */
export const READ_FROM = ['process', 'redis', 'made'] as const;
type ReadFrom = (typeof READ_FROM)[number];

/** The memory of a process for what it keeps: the stores that grow share one bound (docs/caches.md). */
export interface CacheMemory {
  /** A store that grows up to its share of the bytes, and then drops what was not asked for the longest. */
  lru<Key extends string | number, Value extends object>(
    share: Share,
    bytesOf: (value: Value) => number,
  ): LRUCache<Key, Value>;
  /** Has the metrics say what another store holds. */
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
