// A process with the product index of an API process and nothing else, so that its cost stands out. Started with
// --expose-gc; answers each message with one.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openDatabase } from '../../../../server/src/db/database.ts';
import { readEnv } from '../../../../server/src/env.ts';
import { createLogger } from '../../../../server/src/logger.ts';
import { createSearchIndex } from '../../../../server/src/modules/search/public.ts';

export interface IndexSaid {
  milliseconds: number;
  /** CPU time, which excludes other load on the machine. */
  cpuMs: number;
  /** The longest time that the event loop was blocked: visitors wait for it. */
  blockedMs: number;
  /** In use after a garbage collection; `columnsMb` is the size that the columns report. */
  memoryMb: number;
  columnsMb: number;
}

const MEGABYTE = 1024 * 1024;
const logger = createLogger({ level: 'warn', process: 'bench-index' });
const database = openDatabase({
  url: readEnv().DATABASE_URL,
  poolSize: 2,
  applicationName: 'tokhi-bench-index',
  statementTimeoutMs: 0,
  logger,
});
const index = createSearchIndex(database.db, () => new Date());

function memoryMb(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MEGABYTE;
}

async function timed(work: () => Promise<unknown>): Promise<IndexSaid> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const [from, before] = [performance.now(), process.cpuUsage()];
  await work();
  const milliseconds = performance.now() - from;
  const { user, system } = process.cpuUsage(before);
  delay.disable();
  const columnsMb = (index.sizes().columns.bytes ?? 0) / MEGABYTE;
  return { milliseconds, cpuMs: (user + system) / 1_000, blockedMs: delay.max / 1e6, memoryMb: memoryMb(), columnsMb };
}

const WORK = {
  nothing: async () => undefined,
  load: () => index.loaded(),
  catchUp: () => index.catchUp(),
};
process.on('message', (word: keyof typeof WORK) => {
  void timed(WORK[word]).then((said) => process.send?.(said));
});
process.send?.({ address: '' });
// Ends with the process that started it: nothing else would end it.
process.once('disconnect', () => process.exit());
