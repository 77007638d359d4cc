import type { AdminCalls } from '@tokhi/contract/admin/calls';
import { type CustomerView, customerViews } from '@tokhi/contract/admin/customer-words';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Db } from '../../../db/database.ts';
import { listedCustomers } from '../../accounts/public.ts';
import { balancesOf } from '../../bonus/public.ts';
import { boughtBy } from '../../orders/public.ts';
import { presentListed } from './customer.present.ts';
import type { CustomerDeps } from './customer-deps.ts';
import { customersOfText, customersOfView, type FoundCustomer } from './find-customers.ts';

const PAGE_SIZE = 50;
const MOST_COUNTED = 1_000;

type Reply = CallReply<AdminCalls['listCustomers']>;

/** A page of customers. One extra is read: it shows whether there is a next page. */
export async function listCustomers(
  { db, now, beside }: CustomerDeps,
  { view, text, after }: CallBody<AdminCalls['listCustomers']>,
): Promise<Reply> {
  const page = { after, limit: PAGE_SIZE + 1 };
  const at = now();
  const found = text === undefined ? await customersOfView(db, view, page, at) : await customersOfText(db, text, page);
  const shown = found.slice(0, PAGE_SIZE);
  return {
    result: 'success',
    customers: await rowsOf(db, shown, (await beside()).districts),
    next: found.length > PAGE_SIZE ? (shown.at(-1)?.key ?? null) : null,
    counts: after === undefined ? await countViews(db, at) : null,
  };
}

async function rowsOf(db: Db, shown: readonly FoundCustomer[], districts: readonly { id: number; name: string }[]) {
  const ids = shown.map(({ id }) => id);
  const [rows, bought, balances] = [await listedCustomers(db, ids), await boughtBy(db, ids), await balancesOf(db, ids)];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined
      ? []
      : [presentListed(row, { bought: bought.get(id), bonus: balances.get(id) ?? 0, districts })];
  });
}

/** Counts at most a thousand each: nobody works through more, and a list of a million is not counted for every page. */
async function countViews(db: Db, now: Date): Promise<Reply['counts']> {
  const counted: [CustomerView, number][] = [];
  for (const view of customerViews) {
    const rows = await customersOfView(db, view, { after: undefined, limit: MOST_COUNTED }, now);
    counted.push([view, rows.length]);
  }
  return Object.fromEntries(counted) as NonNullable<Reply['counts']>;
}
