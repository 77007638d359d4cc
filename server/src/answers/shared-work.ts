import { givenUp, type SharedWait, shareWait, whileWaited } from './given-up.ts';

/** Runs what is not under way yet; whoever asks for the same meanwhile gets the same. */
export type SharedWork<Result> = (key: string, run: () => Promise<Result>) => Promise<Result>;

interface UnderWay<Result> {
  wait: SharedWait;
  result: Promise<Result>;
}

/** One run for all who ask for the same at the same moment: stopped when all of them have gone, and not when the first has. */
export function createSharedWork<Result>(): SharedWork<Result> {
  const under = new Map<string, UnderWay<Result>>();
  const start = (key: string, run: () => Promise<Result>): UnderWay<Result> => {
    const wait = shareWait();
    const result = whileWaited(wait.signal, run).finally(() => under.delete(key));
    const started = { wait, result };
    under.set(key, started);
    return started;
  };
  return async (key, run) => {
    const mine = givenUp();
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
