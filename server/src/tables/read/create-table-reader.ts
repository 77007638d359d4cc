import { refuse } from '@tokhi/contract/texts/refusals';
import { Piscina } from 'piscina';
import type { read } from './reading-thread.ts';
import type { TableRow } from './table-limits.ts';

/** Rows of a file as texts; a file that is no table is refused. */
export type TableReader = (bytes: Buffer) => Promise<TableRow[]>;

const AT_ONCE = 1;
const WAITING = 4;
const IDLE_MS = 30_000;
/** A file that takes longer was made to be expensive: its thread is terminated. */
const LONGEST_MS = 60_000;
const HEAP_MB = 512;
/** How much the process may grow meanwhile: a heap limit counts neither buffers nor data sent between threads. */
const GROWTH_BYTES = 768 * 1024 * 1024;
const LOOK_MS = 50;

/** One thread, started when a file arrives: staff import a few files a day. If the thread runs out of memory, only the thread ends. */
export function createTableReader(): TableReader {
  const threads = new Piscina({
    filename: new URL('./reading-thread.ts', import.meta.url).href,
    ...{
      minThreads: 0,
      maxThreads: AT_ONCE,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    },
  });
  return async (bytes) => {
    if (threads.queueSize >= WAITING) throw refuse('shop_busy');
    const memory = watchMemory();
    const signal = AbortSignal.any([AbortSignal.timeout(LONGEST_MS), memory.signal]);
    const outcome: Awaited<ReturnType<typeof read>> = await threads
      .run(bytes, { name: 'read', signal })
      .catch((error: unknown) => {
        throw refuse('file_unreadable', { reason: error instanceof Error ? error.name : 'unknown' });
      })
      .finally(memory.stop);
    if ('unreadable' in outcome) throw refuse('file_unreadable', { reason: outcome.unreadable });
    return outcome.rows;
  };
}

/** Aborts when the whole process has grown by too much. */
function watchMemory(): { signal: AbortSignal; stop: () => void } {
  const before = process.memoryUsage.rss();
  const given = new AbortController();
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() - before > GROWTH_BYTES) given.abort();
  }, LOOK_MS);
  return { signal: given.signal, stop: () => clearInterval(timer) };
}
