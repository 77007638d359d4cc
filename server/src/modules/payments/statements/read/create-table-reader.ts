import { refuse } from '@tokhi/contract/texts/refusals';
import { Piscina } from 'piscina';
import type { read } from './reading-thread.ts';

/** Rows of a file as texts; a file that is no table is refused. */
export type TableReader = (bytes: Buffer) => Promise<string[][]>;

const AT_ONCE = 1;
const WAITING = 4;
const IDLE_MS = 30_000;
/** A file that takes longer is made to be expensive: its thread ends. */
const LONGEST_MS = 20_000;
const HEAP_MB = 512;

/** One thread, started when a file comes: staff import a few files a day. A thread that runs out of memory ends alone. */
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
    const outcome: Awaited<ReturnType<typeof read>> = await threads
      .run(bytes, { name: 'read', signal: AbortSignal.timeout(LONGEST_MS) })
      .catch((error: unknown) => {
        throw refuse('file_unreadable', { reason: error instanceof Error ? error.name : 'unknown' });
      });
    if ('unreadable' in outcome) throw refuse('file_unreadable', { reason: outcome.unreadable });
    return outcome.rows;
  };
}
