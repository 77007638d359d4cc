import { createHash } from 'node:crypto';
import type pg from 'pg';
import { isStalePlan } from './database-errors.ts';

/** Each connection keeps its own plans; a query with lists of every length must not fill the server with them. */
const MOST_NAMES = 500;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

type Query = (...given: unknown[]) => unknown;

/**
 * Makes a connection send every query with parameters as a named prepared statement. Planning is most of the price of a
 * query that joins the catalogue (4 of 5 ms for the product page: seven tables, twenty indexes to weigh); prepared, it is
 * paid once a connection. Kysely has no switch for it, so the driver's own `query` is wrapped.
 *
 * After a migration that changes the type of a column, PostgreSQL refuses what was prepared before. Then the connection
 * prepares everything anew, under other names, and a statement that stood alone is sent a second time.
 */
export function prepareQueries(client: pg.ClientBase): void {
  const send = client.query.bind(client) as Query;
  let migrationsSeen = 0;
  const prepared: Query = (text, values, ...rest) => {
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    if (name === undefined) return send(text, values, ...rest);
    const isAlone = client.getTransactionStatus() === 'I';
    const sendNamed = () => send({ name: `${name}${migrationsSeen}`, text, values }, ...rest);
    const answer = sendNamed();
    if (!(answer instanceof Promise)) return answer;
    return answer.catch(async (error: unknown) => {
      if (!isStalePlan(error)) throw error;
      migrationsSeen += 1;
      if (!isAlone) throw error;
      await send('deallocate all');
      return sendNamed();
    });
  };
  client.query = prepared as unknown as typeof client.query;
}
