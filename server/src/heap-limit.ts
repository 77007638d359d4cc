/** The program, its dictionary and index, and requests under way; measured 140 MB at the busiest of `npm run bench`. */
const WITHOUT_CACHES_MB = 256;

/**
 * The largest heap of an API process in megabytes, for Node's `--max-old-space-size`. Of what it keeps only cards and keys are on
 * the heap, bytes and columns beside it; the whole again leaves room for garbage (docs/caches.md).
 */
export const heapLimitMb = (cacheMegabytes: number): number => WITHOUT_CACHES_MB + cacheMegabytes;

/** The admin process keeps nothing, but takes bodies of 32 MB, some at once. */
export const ADMIN_HEAP_LIMIT_MB = 2 * WITHOUT_CACHES_MB;

/** The worker keeps nothing but its dictionary and a batch. */
export const WORKER_HEAP_LIMIT_MB = WITHOUT_CACHES_MB;
