// Whether anybody still waits for a result. Queries read the signal from here (db/database-client.ts), so that use cases need not pass it
// on.
import { AsyncLocalStorage } from 'node:async_hooks';
import { outsideOfTraces } from '../observability/trace.ts';

const waiting = new AsyncLocalStorage<AbortSignal>();

/** Aborted when the last caller that waited has disconnected; undefined if no caller can (jobs, start-up). */
export const abortSignal = (): AbortSignal | undefined => waiting.getStore();

/** Runs something for a caller that may cancel. */
export const withAbort = <Result>(signal: AbortSignal, run: () => Promise<Result>): Promise<Result> =>
  waiting.run(signal, run);

/**
 * Runs something that a request started and that outlives it: a timer, or a load that the whole process waits for. Otherwise everything
 * started inside a request inherits its abort signal and its trace, however much later it runs.
 */
export const detached = <Result>(run: () => Result): Result => waiting.exit(() => outsideOfTraces(run));

export interface SharedAbort {
  signal: AbortSignal;
  /** Adds a caller, until `its` signal aborts. */
  join(its: AbortSignal | undefined): void;
}

/** One computation for many callers: aborted when all of them have cancelled. */
export function shareAbort(): SharedAbort {
  const all = new AbortController();
  let staying = 0;
  return {
    signal: all.signal,
    join(its) {
      staying += 1;
      const leave = () => {
        staying -= 1;
        if (staying === 0) all.abort();
      };
      if (its?.aborted) leave();
      else its?.addEventListener('abort', leave, { once: true });
    },
  };
}
