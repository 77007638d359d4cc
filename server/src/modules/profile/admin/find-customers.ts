import type { CustomerView } from '@tokhi/contract/admin/customer-words';
import type { Db } from '../../../db/database.ts';
import {
  allCustomers,
  blockedCustomers,
  type Contact,
  type CustomerKey,
  customersByContact,
  customersNamed,
  customersSince,
  type ListPage,
  organisations,
} from '../../accounts/public.ts';
import { largestBalances } from '../../bonus/public.ts';
import { customersOfOrders, lastBuyers, meaningOf, type TextMeaning } from '../../orders/public.ts';

const DAY_MS = 86_400_000;
const NEW_DAYS = 7;
const RECENT_DAYS = 90;
const GONE_DAYS = 180;

/** A customer of a page, with the key that the next page continues from. */
export interface FoundCustomer {
  id: number;
  key: CustomerKey;
}

const byOwnKey = (rows: readonly CustomerKey[]): FoundCustomer[] => rows.map((key) => ({ id: key.id, key }));

async function buyers(db: Db, span: { from: Date | null; before: Date | null }, page: ListPage) {
  const rows = await lastBuyers(db, { ...span, ...page });
  return rows.map(({ customer_id, order_id, value }) => ({ id: customer_id, key: { value, id: order_id } }));
}

/** The customers of a view, in its order. */
export async function customersOfView(db: Db, view: CustomerView, page: ListPage, now: Date): Promise<FoundCustomer[]> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  switch (view) {
    case 'all':
      return byOwnKey(await allCustomers(db, page));
    case 'new':
      return byOwnKey(await customersSince(db, ago(NEW_DAYS), page));
    case 'organisation':
      return byOwnKey(await organisations(db, page));
    case 'blocked':
      return byOwnKey(await blockedCustomers(db, page));
    case 'bonus':
      return byOwnKey(await largestBalances(db, page));
    case 'recent':
      return buyers(db, { from: ago(RECENT_DAYS), before: null }, page);
    case 'gone':
      return buyers(db, { from: null, before: ago(GONE_DAYS) }, page);
  }
}

function contactOf(meaning: TextMeaning): Contact {
  switch (meaning.is) {
    case 'phone':
      return { phone: meaning.phone };
    case 'ending':
      return { ending: meaning.digits };
    case 'email':
      return { email: meaning.start };
    case 'number':
    case 'number ending':
    case 'name':
      return {};
  }
}

/** Customers that a text may mean, newest first: by account, and by contacts and numbers of orders. */
export async function customersOfText(db: Db, text: string, page: ListPage): Promise<FoundCustomer[]> {
  const meaning = meaningOf(text);
  if (meaning.is === 'name') return byOwnKey(await customersNamed(db, meaning.part, page));
  const others = await customersOfOrders(db, meaning);
  return byOwnKey(await customersByContact(db, contactOf(meaning), others, page));
}
