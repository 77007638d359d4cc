import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';

/** What runs inside an open transaction knows that it does. */
interface TransactionScope {
  /** Outside services that were asked meanwhile. */
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
 * Makes a transaction fail that asks an outside service before it has ended: locks would be held for as long as the other side
 * likes, and what was asked there cannot be rolled back. Watches Node's own channels, so that no adapter can fail to report.
 * A new connection to our own database counts too: inside a transaction there is one already. For tests and development;
 * production keeps its orders.
 */
export function refuseOutsideCallsInTransactions(): void {
  subscribe('undici:request:create', note('an HTTP request by fetch'));
  subscribe('http.client.request.start', note('an HTTP request'));
  subscribe('net.client.socket', note('a connection to another server'));
}
