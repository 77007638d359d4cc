import pg from 'pg';
import { abortSignal } from '../cache/abort.ts';
import { statements, watchStatement } from '../observability/statements.ts';
import { cancelOn, isCancellable } from './cancel-aborted.ts';
import { DatabaseUnavailable, isDatabaseError, isReadOnlyServer, isStalePlan } from './database-errors.ts';
import { FORCE_GENERIC_PLAN, PreparedStatement, preparedName } from './prepare-statements.ts';

export interface ClientGuards {
  /** PostgreSQL ends every statement earlier than this, so a server that is silent for this long is dead. Null: no limit. */
  silenceMs: number | null;
  /** This connection was dropped because its server is silent or no longer the leader: idle connections have the same server. */
  onDrop: () => void;
  /**
   * The pool on which a statement is cancelled. Null behind a pooler: the next statement may reach another server process, so nothing is
   * prepared, and there is no process to cancel.
   */
  controlPool: pg.Pool | null;
}

const silence = (ms: number) => new DatabaseUnavailable(`no word from the database for ${ms} ms`);

type Send = (...given: unknown[]) => unknown;

/**
 * A connection of the shop. A statement passes three guards, the outermost first:
 *
 * 1. Cancel: when the caller has gone, its read is cancelled, whichever of its messages is in flight.
 * 2. Prepare: a marked statement is prepared under its name, with one plan for all values, and sent again after a migration made that plan
 *    stale. Planning is most of the cost of a query that joins the catalogue. Every other statement is planned for its values, because one
 *    plan for all values cannot use a partial index (docs/decisions/165).
 * 3. Watch: each message has its own timeout. The driver's `query_timeout` would only fail the query and give the dead connection to the
 *    next caller.
 *
 * Inside a transaction nothing is cancelled. A marked statement is prepared there too, but its plan depends on its values: a plan mode
 * would last until the end of the transaction. If its plan is stale, the transaction has failed, and `inTransaction` runs it again.
 */
export class DatabaseClient extends pg.Client {
  readonly #guards: ClientGuards;
  /** The server reports its end before the socket closes: the driver itself refuses a statement in between. */
  #isLost = false;
  #migrationsSeen = 0;
  #modeName: string | undefined;

  constructor(config: pg.ClientConfig | undefined, guards: ClientGuards) {
    super(config);
    this.#guards = guards;
    this.once('error', () => {
      this.#isLost = true;
    });
  }

  // One signature instead of the driver's eight: callers see the driver's.
  override query(...given: unknown[]): never {
    if (!statements.hasSubscribers) return this.#cancelled(given) as never;
    const startedAt = performance.now();
    const answer = this.#cancelled(given);
    const [text] = given;
    const isAwaited = typeof text === 'string' && answer instanceof Promise;
    return (isAwaited ? watchStatement(text, startedAt, answer) : answer) as never;
  }

  #cancelled(given: unknown[]): unknown {
    const [text, values, callback] = given;
    const { controlPool } = this.#guards;
    const hasCallback = typeof values === 'function' || typeof callback === 'function';
    if (controlPool === null || typeof text !== 'string' || hasCallback) return this.#watched(given);
    if (this.getTransactionStatus() !== 'I') return this.#inTransaction(text, given);
    const signal = abortSignal();
    const answer = this.#prepared(text, given);
    if (signal === undefined || !isCancellable(text)) return answer;
    return cancelOn(signal, answer, () => controlPool.query('select pg_cancel_backend($1)', [this.#processId]));
  }

  #inTransaction(text: string, given: unknown[]): unknown {
    const name = preparedName(text);
    if (name === undefined) return this.#watched(given);
    const sent = this.#watched([
      { name: `${name}${this.#migrationsSeen}`, text, values: given[1] },
    ]) as Promise<unknown>;
    return sent.catch((error: unknown) => {
      if (isStalePlan(error)) this.#prepareAnew();
      throw error;
    });
  }

  /** The driver remembers a name for ever, so everything is prepared again under new names. */
  #prepareAnew(): void {
    this.#migrationsSeen += 1;
    this.#modeName = undefined;
  }

  #prepared(text: string, given: unknown[]): Promise<unknown> {
    const name = preparedName(text);
    return name === undefined
      ? (this.#watched(given) as Promise<unknown>)
      : this.#sendPrepared({ name, text, values: given[1] as unknown[] });
  }

  async #sendPrepared(statement: { name: string; text: string; values: unknown[] }): Promise<unknown> {
    try {
      return await this.#sendWithGenericPlan(statement);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      this.#prepareAnew();
      await this.#watched(['deallocate all']);
      return this.#sendWithGenericPlan(statement);
    }
  }

  async #sendWithGenericPlan({ name, text, values }: { name: string; text: string; values: unknown[] }) {
    const modeName = this.#modeName ?? `generic-plan${this.#migrationsSeen}`;
    if (this.#modeName === undefined) await this.#watched([{ name: modeName, text: FORCE_GENERIC_PLAN }]);
    this.#modeName = modeName;
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
    const config = { name: `${name}${this.#migrationsSeen}`, text, values };
    const statement = new PreparedStatement(modeName, config, (error, result) =>
      error ? reject(error) : resolve(result),
    );
    return this.#watched([statement], promise);
  }

  /** `answered`: the result of a statement whose `#send` does not return it. */
  #watched(given: unknown[], answered?: Promise<unknown>): unknown {
    const { silenceMs } = this.#guards;
    const timer = silenceMs === null ? undefined : setTimeout(() => this.#drop(silence(silenceMs)), silenceMs).unref();
    const callback = given.at(-1);
    if (typeof callback === 'function')
      return this.#send(...given.slice(0, -1), (...answer: unknown[]) => {
        clearTimeout(timer);
        callback(...answer);
      });
    const sent = this.#send(...given);
    const answer = answered ?? sent;
    if (answer instanceof Promise) return answer.catch(this.#rethrow).finally(() => clearTimeout(timer));
    clearTimeout(timer);
    return answer;
  }

  readonly #send: Send = (...given) => (super.query as Send).apply(this, given);

  #drop(reason: DatabaseUnavailable): void {
    this.connection.stream.destroy(reason);
    this.#guards.onDrop();
  }

  readonly #rethrow = (error: unknown): never => {
    // The check that libpq calls target_session_attrs=read-write and the driver lacks, made only after an error.
    if (isReadOnlyServer(error)) {
      const demoted = new DatabaseUnavailable('the database is not the leader any more', { cause: error });
      this.#drop(demoted);
      throw demoted;
    }
    const isGone = this.#isLost || this.connection.stream.destroyed;
    const isLoss = isGone && !isDatabaseError(error) && !(error instanceof DatabaseUnavailable);
    throw isLoss ? new DatabaseUnavailable('the connection to the database was lost', { cause: error }) : error;
  };

  get #processId(): number {
    return (this as unknown as { processID: number }).processID;
  }
}
