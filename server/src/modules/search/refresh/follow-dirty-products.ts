import { setTimeout } from 'node:timers/promises';
import type { Db } from '../../../db/database.ts';
import type { Logger } from '../../../logger.ts';
import { BATCH, refreshSearch } from './refresh-search.ts';
import { noticeOlderWriter } from './versions.queries.ts';

/** A change must be seen within two seconds (one for this, one for the API processes that follow). */
const PAUSE_MS = 250;
const PAUSE_AFTER_FAILURE_MS = 2_000;

export interface Freshness {
  /** For how long lists and search have not been fresh. */
  secondsBehind(): number;
  stop(): Promise<void>;
}

/** Keeps lists and search fresh until it is stopped; stopping waits for the batch under way. */
export function followDirtyProducts(db: Db, logger: Logger): Freshness {
  let freshAt = performance.now();
  const stopping = new AbortController();
  // Cut short when stopping; that is not a failure.
  const pause = (ms: number) => setTimeout(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  const run = async () => {
    let hasLookedBack = false;
    while (!stopping.signal.aborted) {
      try {
        if (!hasLookedBack) await noticeOlderWriter(db);
        hasLookedBack = true;
        // Also after a few entries: a shop that sells all the time would have a batch for every piece.
        if ((await refreshSearch(db)) < BATCH) {
          freshAt = performance.now();
          await pause(PAUSE_MS);
        }
      } catch (error) {
        // What it took is back in the list with the transaction; nothing is lost, it is only late.
        logger.error({ err: error }, 'search was not refreshed, trying again');
        await pause(PAUSE_AFTER_FAILURE_MS);
      }
    }
  };
  const ended = run();
  return {
    secondsBehind: () => (performance.now() - freshAt) / 1_000,
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
