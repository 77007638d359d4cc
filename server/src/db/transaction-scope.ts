import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';

/** Context of code that runs inside an open transaction. */
interface TransactionScope {
  /** Outside services that were called meanwhile. */
  outside: string[];
}

const scopes = new AsyncLocalStorage<TransactionScope>();

export const transactionScope = (): TransactionScope | undefined => scopes.getStore();

export const inTransactionScope = <Result>(scope: TransactionScope, run: () => Promise<Result>): Promise<Result> =>
  scopes.run(scope, run);

const note = (what: string) => () => {
  scopes.getStore()?.outside.push(what);
};

/**
 * Fails a transaction that calls an outside service before it has ended: its locks would last as long as the other side takes, and a call
 * cannot be rolled back. Listens to Node's own channels, so that every adapter is covered. A new connection to our own database counts too:
 * a transaction has one already. For tests and development; in production an order must not fail for this.
 */
export function refuseOutsideCallsInTransactions(): void {
  subscribe('undici:request:create', note('an HTTP request by fetch'));
  subscribe('http.client.request.start', note('an HTTP request'));
  subscribe('net.client.socket', note('a connection to another server'));
}
