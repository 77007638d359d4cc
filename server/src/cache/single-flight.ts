import { abortSignal, type SharedAbort, shareAbort, withAbort } from './abort.ts';

/** Runs a task unless it is running already; concurrent callers with the same key get the same result. */
export type SingleFlight<Result> = (key: string, run: () => Promise<Result>) => Promise<Result>;

interface UnderWay<Result> {
  wait: SharedAbort;
  result: Promise<Result>;
}

/** One run for all concurrent callers of a key: aborted when all of them have cancelled, not when the first has. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const under = new Map<string, UnderWay<Result>>();
  const start = (key: string, run: () => Promise<Result>): UnderWay<Result> => {
    const wait = shareAbort();
    const result = withAbort(wait.signal, run).finally(() => under.delete(key));
    const started = { wait, result };
    under.set(key, started);
    return started;
  };
  return async (key, run) => {
    const mine = abortSignal();
    for (;;) {
      const { wait, result } = under.get(key) ?? start(key, run);
      wait.join(mine);
      try {
        return await result;
      } catch (error) {
        // The earlier callers cancelled just as this one joined: it still waits, so run it again.
        if (!wait.signal.aborted || mine?.aborted) throw error;
      }
    }
  };
}
