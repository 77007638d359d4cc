import type { Logger } from './logger.ts';

/** Above the longest answer and the longest goodbye, and below the time after which a supervisor kills without a word. */
const LONGEST_STOP_MS = 20_000;

/** Ends a stopping process that a part does not let go, `afterMs` later than it may take; one that stops in time never sees it. */
export function forceExit(logger: Logger, afterMs = 0): void {
  setTimeout(() => {
    logger.fatal('not stopped in time: ended with what was still under way');
    process.exit(1);
  }, LONGEST_STOP_MS + afterMs).unref();
}
