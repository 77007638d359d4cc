/** The program, its dictionary and index, and requests under way; measured 140 MB at the busiest of `npm run bench`. */
const WITHOUT_CACHES_MB = 256;

/**
 * The largest heap of an API process in megabytes, for Node's `--max-old-space-size`. Of its caches only cards and keys are on the heap,
 * bytes and columns outside; adding the full cache size leaves room for garbage (docs/caches.md).
 */
export const heapLimitMb = (cacheMegabytes: number): number => WITHOUT_CACHES_MB + cacheMegabytes;

/** The admin process has no caches, but takes bodies of 32 MB, several at once. */
export const ADMIN_HEAP_LIMIT_MB = 2 * WITHOUT_CACHES_MB;

/**
 * Node lets garbage grow to several times the live data before it collects. A file of a million orders, which needs 10 MB at a time, made
 * the process 232 MB larger; with these two, 22 MB.
 */
export const COLLECTING_EARLY = ['--max-semi-space-size=4', '--heap-growing-percent=30'];

/** The worker keeps only its dictionary and a batch. */
export const WORKER_HEAP_LIMIT_MB = WITHOUT_CACHES_MB;
