import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Db } from '../../../../db/database.ts';
import { presentRow } from './listed-order.present.ts';
import { listedOrders } from './listed-orders.queries.ts';
import { type Scope, scopesOf } from './order-scopes.ts';
import type { ShownBeside } from './shown-beside.ts';

export interface ListDeps {
  db: Db;
  now: () => Date;
  beside: () => Promise<ShownBeside>;
}

const PAGE_SIZE = 50;

/** A page of orders. One row more is read than shown: it tells whether there is a next page. */
export async function listOrders(
  { db, now, beside }: ListDeps,
  { sort, after, ...filter }: CallBody<AdminCalls['listOrders']>,
): Promise<CallReply<AdminCalls['listOrders']>> {
  const at = now();
  const { inWork, ended: past } = scopesOf(filter, at);
  // An ended order is in no step, so it cannot be late or waiting.
  const ended = sort === 'longest' || filter.late === true ? null : past;
  const shownEnded = ended && ended.from !== null ? presentWindow(ended.from, ended.before ?? at) : null;
  const scopes = [inWork, ended].filter((scope): scope is Scope => scope !== null);
  if (scopes.length === 0) return { result: 'success', orders: [], next: null, ended: null };
  const page = { filter, at, sort, after, limit: PAGE_SIZE + 1 };
  const [rows, shown] = await Promise.all([listedOrders(db, scopes, page), beside()]);
  const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
  return {
    result: 'success',
    orders: rows.slice(0, PAGE_SIZE).map((row) => presentRow(row, shown, at)),
    next: last === undefined ? null : { value: last.key, id: last.id },
    ended: shownEnded,
  };
}

const presentWindow = (from: Date, to: Date) => ({ from: from.toISOString(), to: to.toISOString() });
