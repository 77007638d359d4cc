import { isDatabaseBusy } from '../../../src/db/database-errors.ts';

/** Waits until each has ended, and then fails with the first that did: nobody works on behind the back of what comes next. */
export async function allOf<Result>(promises: readonly Promise<Result>[]): Promise<Result[]> {
  const ended = await Promise.allSettled(promises);
  return ended.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}

/** The shop said that it is busy, and nothing was done. */
export class Busy extends Error {
  override name = 'Busy';
}

/** A machine that does other things as well has no time or no connection now and then: asked again it would go. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Busy || isDatabaseBusy(error) || (error instanceof AggregateError && error.errors.every(isBusy));
