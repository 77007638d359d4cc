import pg from 'pg';

/** No connection was available, or the one in use died. The outcome of a statement that was in flight on it is unknown. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** SQLSTATEs that mean «not now»: the same request may well succeed in a moment. */
const NOT_NOW = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '53100', // the disk is full
  '53300', // too many connections
  '55P03', // lock not available in time
  '57014', // the statement exceeded its timeout, or its caller has gone
  '57P01', // stopped by the administrator
  '57P02', // stopped by a crash
  '57P03', // still starting
]);

export const isDatabaseError = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError;

/** Whether the database was busy or away: the request was valid, and it is safe to retry. */
export const isDatabaseBusy = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  (isDatabaseError(error) && error.code !== undefined && (NOT_NOW.has(error.code) || error.code.startsWith('08')));

/**
 * Whether a write reached a server that is read-only: a demoted leader that is now a standby. Every statement on that connection goes to
 * the wrong server; a new connection leads to the current leader.
 */
export const isReadOnlyServer = (error: unknown): boolean => isDatabaseError(error) && error.code === '25006';

/**
 * Whether a prepared statement met a table whose columns have changed since: it was not run, and is safe to send again after it is prepared
 * again. Inside a transaction all earlier work is lost too, so the whole transaction must be retried.
 */
export const isStalePlan = (error: unknown): boolean =>
  isDatabaseError(error) && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
