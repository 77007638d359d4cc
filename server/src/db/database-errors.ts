import pg from 'pg';

/** No connection was to be had, or the one in use died. Nothing is known of a statement that was under way on it. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** SQLSTATEs with which PostgreSQL says «not now»: the same request may well succeed in a moment. */
const NOT_NOW = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '53100', // the disk is full
  '53300', // too many connections
  '55P03', // lock not available in time
  '57014', // the statement took longer than it may, or nobody waited for it any more
  '57P01', // stopped by the administrator
  '57P02', // stopped by a crash
  '57P03', // still starting
]);

export const isDatabaseError = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError;

/** Whether the database had no time or was not there: nothing is wrong with what was asked, and it is safe to ask again. */
export const isDatabaseBusy = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  (isDatabaseError(error) && error.code !== undefined && (NOT_NOW.has(error.code) || error.code.startsWith('08')));

/**
 * Whether a write met a server that only reads: a leader that was demoted and is a standby now. Every statement on that connection
 * goes to the wrong server, and another connection leads to the one that is the leader now.
 */
export const isReadOnlyServer = (error: unknown): boolean => isDatabaseError(error) && error.code === '25006';

/**
 * Whether a prepared statement met a table whose columns have changed since: it was not run, and is safe to send again once
 * it is prepared anew. Inside a transaction everything before it is lost with it, so the transaction is what has to be retried.
 */
export const isStalePlan = (error: unknown): boolean =>
  isDatabaseError(error) && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
