import type pg from 'pg';
import { DatabaseUnavailable, isDatabaseError } from './database-errors.ts';

type Query = (...given: unknown[]) => unknown;

/**
 * Gives a connection up that takes a question and says nothing, not even that the question took too long: PostgreSQL itself
 * ends every statement earlier, so nobody is there, whatever TCP believes. The driver's own `query_timeout` would only fail
 * the query and hand the dead connection to the next one who asks.
 */
export function dropUnresponsive(client: pg.PoolClient, limitMs: number, onSilence: () => void): void {
  const send = client.query.bind(client) as Query;
  const { stream } = client.connection;
  // The server says goodbye before the socket closes: a statement in between is refused by the driver itself.
  let isLost = false;
  client.once('error', () => {
    isLost = true;
  });
  const watched: Query = (...given) => {
    const timer = setTimeout(() => {
      stream.destroy(new DatabaseUnavailable(`no word from the database for ${limitMs} ms`));
      onSilence();
    }, limitMs).unref();
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      return send(...given.slice(0, -1), (...answer: unknown[]) => {
        clearTimeout(timer);
        callback(...answer);
      });
    }
    const answer = send(...given);
    if (answer instanceof Promise) return answer.catch(rethrow).finally(() => clearTimeout(timer));
    clearTimeout(timer);
    return answer;
  };
  const rethrow = (error: unknown) => {
    const isLoss = (isLost || stream.destroyed) && !isDatabaseError(error) && !(error instanceof DatabaseUnavailable);
    throw isLoss ? new DatabaseUnavailable('the connection to the database was lost', { cause: error }) : error;
  };
  client.query = watched as typeof client.query;
}
