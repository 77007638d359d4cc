import { setTimeout } from 'node:timers/promises';
import { detached } from '../../../cache/abort.ts';
import type { Logger } from '../../../logger.ts';

/** How often the database is asked for changes: one row, and far less than the two seconds in which a change must show. */
const FOLLOW_EVERY_MS = 250;

export interface Follower {
  /** Catches up now, after earlier calls. */
  catchUp(): Promise<void>;
  /** Seconds since the last catch-up. */
  secondsBehind(): number;
  /** Catches up repeatedly until closed. */
  follow(logger: Logger): void;
  close(): Promise<void>;
}

export function createFollower(catchUp: () => Promise<void>): Follower {
  const closing = new AbortController();
  let following: Promise<void> = Promise.resolve();
  let queue = Promise.resolve();
  let caughtUpAt = performance.now();
  /**
   * One at a time, in order: concurrent reads of the same rows would have no defined order. Detached, because the visitor who came first
   * may disconnect.
   */
  const inTurn = () => {
    const turn = detached(() => queue.then(catchUp)).then(() => {
      caughtUpAt = performance.now();
    });
    queue = turn.catch(() => undefined);
    return turn;
  };
  return {
    catchUp: inTurn,
    secondsBehind: () => (performance.now() - caughtUpAt) / 1_000,
    follow(logger) {
      const run = async () => {
        while (!closing.signal.aborted) {
          try {
            await inTurn();
          } catch (error) {
            logger.warn({ err: error }, 'lists were not brought up to date, trying again');
          }
          await setTimeout(FOLLOW_EVERY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
        }
      };
      following = run();
    },
    async close() {
      closing.abort();
      await following;
    },
  };
}
