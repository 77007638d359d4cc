import { createHash } from 'node:crypto';
import type pg from 'pg';
import { isStalePlan } from './database-errors.ts';

const PREPARED_MARK = '/*pinned*/';

/** Marks a statement as one whose plan is made once a connection: written by hand and few, so that their names are few, too. */
export const prepared = (text: string): string => `${text} ${PREPARED_MARK}`;

const nameOf = (text: string): string => createHash('sha1').update(text).digest('base64url');

type Query = (...given: unknown[]) => unknown;
type PlanMode = 'auto' | 'force_generic_plan';

/**
 * Makes a connection prepare the statements that are marked, each under its name, with one plan for all values. Planning is most
 * of the price of a query that joins the catalogue (4 of 5 ms for the product page: seven tables, twenty indexes to weigh), and
 * PostgreSQL left alone would plan it five times on each connection before it keeps a plan.
 *
 * Everything else is planned for its values: one plan for all of them cannot use a partial index (`status = $1` reads the whole
 * table), and statements of every length of a list would fill the server. The mode is a setting of the connection, so it is
 * turned over when the kind of statement changes. Inside a transaction nothing is prepared.
 *
 * After a migration that changes the type of a column, PostgreSQL refuses what was prepared before. Then the connection
 * prepares everything anew, under other names, and sends the statement a second time.
 */
export function prepareStatements(client: pg.ClientBase): void {
  const send = client.query.bind(client) as Query;
  let mode: PlanMode = 'auto';
  let migrationsSeen = 0;
  const names = new Map<string, string>();
  /** Queued by the driver before the statement it is for. */
  const turnTo = (wanted: PlanMode) => {
    if (mode === wanted) return;
    mode = wanted;
    // A connection that fails here fails the statement behind it, too.
    (send(`set plan_cache_mode = ${wanted}`) as Promise<unknown>).catch(() => undefined);
  };
  const sendPrepared = async (text: string, [values, ...rest]: unknown[]): Promise<unknown> => {
    const name = names.get(text) ?? nameOf(text);
    names.set(text, name);
    turnTo('force_generic_plan');
    const prepare = () => send({ name: `${name}${migrationsSeen}`, text, values }, ...rest) as Promise<unknown>;
    try {
      return await prepare();
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      migrationsSeen += 1;
      await send('deallocate all');
      return prepare();
    }
  };
  const query: Query = (text, ...given) => {
    const isAlone = client.getTransactionStatus() !== 'T';
    if (isAlone && typeof text === 'string' && text.endsWith(PREPARED_MARK)) return sendPrepared(text, given);
    if (isAlone) turnTo('auto');
    return send(text, ...given);
  };
  client.query = query as unknown as typeof client.query;
}
