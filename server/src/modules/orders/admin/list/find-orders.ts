import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { ListDeps } from './list-orders.ts';
import { presentRow } from './listed-order.present.ts';
import { listedOrders } from './listed-orders.queries.ts';
import { type Scope, scopesOf } from './order-scopes.ts';

const MOST_HITS = 8;

/** The newest orders that a search text may mean. */
export async function findOrders(
  { db, now, beside }: ListDeps,
  text: string,
): Promise<CallReply<AdminCalls['findOrders']>> {
  const [at, filter] = [now(), { text }];
  const { inWork, ended } = scopesOf(filter, at);
  const scopes = [inWork, ended].filter((scope): scope is Scope => scope !== null);
  const page = { filter, at, sort: 'newest', after: undefined, limit: MOST_HITS } as const;
  const [rows, shown] = await Promise.all([listedOrders(db, scopes, page), beside()]);
  return { result: 'success', orders: rows.map((row) => presentRow(row, shown, at)) };
}
