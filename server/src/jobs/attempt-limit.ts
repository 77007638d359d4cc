import { JobFailure } from './failure-reason.ts';

/** No attempt takes longer: outside calls and statements have limits of seconds. An attempt without an end by then is lost. */
export const ATTEMPT_LIMIT_MS = 5 * 60_000;

/**
 * Resolves with the work, or fails when it takes too long or its worker stops: otherwise a queue whose attempts all hang would stall
 * unnoticed, and a worker would never stop. The work itself may still finish: it is safe to do twice.
 */
export async function withinLimit(work: Promise<void>, stopping: AbortSignal, limitMs: number): Promise<void> {
  let clear = () => {};
  const limit = new Promise<never>((_resolve, reject) => {
    const tooLong = setTimeout(() => reject(new JobFailure(`took longer than ${limitMs / 1_000} seconds`)), limitMs);
    const stopped = () => reject(new JobFailure('its worker had to stop'));
    stopping.addEventListener('abort', stopped, { once: true });
    clear = () => {
      clearTimeout(tooLong);
      stopping.removeEventListener('abort', stopped);
    };
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clear();
  }
}
