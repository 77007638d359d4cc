import { setTimeout } from 'node:timers/promises';
import type { Db } from '../../../db/database.ts';
import type { Logger } from '../../../logger.ts';
import { BATCH, refreshSearch } from './refresh-search.ts';
import { noticeOlderWriter } from './versions.queries.ts';

/** A change must show within two seconds (one for this, one for the API processes that follow). */
const PAUSE_MS = 250;
const PAUSE_AFTER_FAILURE_MS = 2_000;

export interface Freshness {
  /** Seconds since lists and search were last fresh. */
  secondsBehind(): number;
  stop(): Promise<void>;
}

/** Keeps lists and search fresh until stopped; stopping waits for the running batch. */
export function followDirtyProducts(db: Db, logger: Logger): Freshness {
  let freshAt = performance.now();
  const stopping = new AbortController();
  // Stopping aborts the pause; that is no failure.
  const pause = (ms: number) => setTimeout(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  const run = async () => {
    let hasLookedBack = false;
    while (!stopping.signal.aborted) {
      try {
        if (!hasLookedBack) await noticeOlderWriter(db);
        hasLookedBack = true;
        // Pauses after a small batch too: a shop that sells constantly would have a batch per piece.
        if ((await refreshSearch(db)) < BATCH) {
          freshAt = performance.now();
          await pause(PAUSE_MS);
        }
      } catch (error) {
        // The rollback puts the entries back into the list; they are only late.
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
