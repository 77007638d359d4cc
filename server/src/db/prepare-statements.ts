import { createHash } from 'node:crypto';
import pg from 'pg';

const MARK = '/*prepared ';
const NAME_LENGTH = 27;
const MARK_LENGTH = MARK.length + NAME_LENGTH + '*/'.length;

/** Marks a statement that a connection prepares: written by hand and few, so that there are few names too. */
export const prepared = (text: string): string =>
  `${text} ${MARK}${createHash('sha1').update(text).digest('base64url')}*/`;

/** The name under which a statement is prepared; undefined for every other statement. */
export const preparedName = (text: string): string | undefined =>
  text.startsWith(MARK, text.length - MARK_LENGTH) ? text.slice(-NAME_LENGTH - 2, -2) : undefined;

/** Prepared once per connection and executed before each prepared statement; lasts until the end of its transaction. */
export const FORCE_GENERIC_PLAN = "select set_config('plan_cache_mode', 'force_generic_plan', true)";

/** The methods of the driver's own query that the driver calls; its types omit them. */
interface DriverQuery {
  prepare(connection: pg.Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
}

type Answered = (error: Error | null, result: pg.QueryResult) => void;

const DriverQuery = pg.Query as unknown as new (config: pg.QueryConfig, answered: Answered) => DriverQuery;

/**
 * A statement with one plan for all values. `modeName` names FORCE_GENERIC_PLAN as the connection has prepared it: both are executed in the
 * same message and the same implicit transaction, so the mode costs no round trip and ends with the answer.
 */
export class PreparedStatement extends DriverQuery {
  readonly #modeName: string;
  #isModeSet = false;

  constructor(modeName: string, config: pg.QueryConfig, answered: Answered) {
    super(config, answered);
    this.#modeName = modeName;
  }

  override prepare(connection: pg.Connection): void {
    connection.bind({ statement: this.#modeName }, true);
    connection.execute(null, true);
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isModeSet) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#isModeSet) super.handleCommandComplete(message, connection);
    this.#isModeSet = true;
  }
}
