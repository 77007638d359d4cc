import type { Logger } from './logger.ts';

/** More than the longest answer and the longest shutdown, and less than the time after which a supervisor kills the process silently. */
const LONGEST_STOP_MS = 20_000;

/** Ends a stopping process that something keeps alive, `afterMs` after the limit; it does not affect a process that stops in time. */
export function forceExit(logger: Logger, afterMs = 0): void {
  setTimeout(() => {
    logger.fatal('not stopped in time: ended with what was still under way');
    process.exit(1);
  }, LONGEST_STOP_MS + afterMs).unref();
}
