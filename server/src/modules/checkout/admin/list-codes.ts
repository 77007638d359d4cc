import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Db } from '../../../db/database.ts';
import { presentCode } from './admin-codes.present.ts';
import { codeCounts, codeRows, owedByVouchers } from './admin-codes.queries.ts';
import type { OrdersWithCodes } from './orders-with-codes.ts';

export interface AdminCodeDeps {
  db: Db;
  now: () => Date;
  ordersWithCodes: OrdersWithCodes;
}

const PAGE_SIZE = 50;
const OVERVIEW_MS = 30 * 86_400_000;

type Reply = CallReply<AdminCalls['listCodes']>;

/** A page of codes and sets. One extra row is read: it shows whether there is a next page. */
export async function listCodes(
  { db, now, ordersWithCodes }: AdminCodeDeps,
  { show, text, after }: CallBody<AdminCalls['listCodes']>,
): Promise<Reply> {
  const at = now();
  const rows = await codeRows(db, { show, text, after, limit: PAGE_SIZE + 1 }, at);
  const shown = rows.slice(0, PAGE_SIZE);
  const discounted = await ordersWithCodes.discountedBySet(
    db,
    shown.map(({ id }) => id),
  );
  return {
    result: 'success',
    codes: shown.map((row) => presentCode(row, discounted.get(row.id)?.tug ?? 0, at)),
    next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
    overview: after === undefined ? await overviewOf(db, ordersWithCodes, at) : null,
  };
}

async function overviewOf(db: Db, { since }: OrdersWithCodes, now: Date): Promise<Reply['overview']> {
  const [counts, owed] = [await codeCounts(db, now), await owedByVouchers(db, now)];
  const { uses, orders, discountedTug, salesTug } = await since(db, new Date(now.getTime() - OVERVIEW_MS));
  return {
    ...{ counts, uses, orders, discounted: discountedTug, sales: salesTug },
    ...{ owed: owed.tug, owed_codes: owed.codes },
  };
}
