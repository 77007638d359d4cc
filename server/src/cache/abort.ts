// Whether anybody still waits for what is being computed. A query learns of it from here (db/database-client.ts), so that no
// use case has to hand a signal down.
import { AsyncLocalStorage } from 'node:async_hooks';
import { outsideOfTraces } from '../observability/trace.ts';

const waiting = new AsyncLocalStorage<AbortSignal>();

/** Aborted when the last one who waited has gone; undefined where nobody can go (jobs, start-up). */
export const abortSignal = (): AbortSignal | undefined => waiting.getStore();

/** Runs something for somebody who may give it up. */
export const withAbort = <Result>(signal: AbortSignal, run: () => Promise<Result>): Promise<Result> =>
  waiting.run(signal, run);

/**
 * Runs something that the request only set going, and that outlives it: a timer, or a load that the whole process waits for.
 * What is started inside a request inherits its abort and its trace, however much later it runs.
 */
export const detached = <Result>(run: () => Result): Result => waiting.exit(() => outsideOfTraces(run));

export interface SharedAbort {
  signal: AbortSignal;
  /** One more waits, until `its` signal aborts. */
  join(its: AbortSignal | undefined): void;
}

/** One computation for many: given up when all of them have given up. */
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
