import { abortSignal, type SharedAbort, shareAbort, withAbort } from './abort.ts';

/** Runs what is not under way yet; whoever asks for the same meanwhile gets the same. */
export type SingleFlight<Result> = (key: string, run: () => Promise<Result>) => Promise<Result>;

interface UnderWay<Result> {
  wait: SharedAbort;
  result: Promise<Result>;
}

/** One run for all who ask for the same at the same moment: stopped when all of them have gone, and not when the first has. */
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
        // Given up by those before, just as this one joined: it waits on, so it is run anew.
        if (!wait.signal.aborted || mine?.aborted) throw error;
      }
    }
  };
}
