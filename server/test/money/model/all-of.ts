import { isDatabaseBusy } from '../../../src/db/database-errors.ts';

/** Waits until all have ended, then throws the first error: no work may overlap the next step. */
export async function allOf<Result>(promises: readonly Promise<Result>[]): Promise<Result[]> {
  const ended = await Promise.allSettled(promises);
  return ended.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}

/** The shop answered «busy», and nothing was done. */
export class Busy extends Error {
  override name = 'Busy';
}

/** A busy machine has no time or no connection now and then: a retry would succeed. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Busy || isDatabaseBusy(error) || (error instanceof AggregateError && error.errors.every(isBusy));
