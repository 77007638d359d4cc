import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { ReplyOf } from '@tokhi/contract/client';
import { mergeCarts } from '@tokhi/rules/cart/cart-merge';
import type { Customer } from '../../callers/caller.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { writeLines } from './cart.queries.ts';
import { type CartWithProducts, cartWithProducts, changedLines } from './cart-with-products.ts';
import { lockCart } from './lock-cart.ts';
import { refreshCart } from './refresh-cart.ts';

type Guest = CallBody<Calls['mergeCart']>['products'];

/** At login (decision 24). A retry after a lost answer gives the same cart: quantities are not added up. */
export async function mergeCart(
  db: Db,
  guest: Guest,
  { customerId }: Customer,
  now: Date,
): Promise<ReplyOf<'mergeCart'>> {
  return inTransaction(db, async (tx) => {
    const locked = await lockCart(tx, customerId, now);
    const cart = await cartWithProducts(
      tx,
      customerId,
      guest.map(({ model }) => model),
      now,
    );
    const remains = new Map([...cart.products.values()].map(({ code, remain }) => [code, remain]));
    await writeLines(tx, locked, changedLines(cart, mergeCarts(cart.lines, guestLines(guest, cart), remains)));
    const { cart: merged, version } = await refreshCart(tx, [], customerId, now);
    return { result: 'success', cart: merged, version };
  });
}

/** A price that the guest does not name counts as seen today. */
const guestLines = (guest: Guest, { products }: CartWithProducts) =>
  guest.flatMap(({ model: code, qty: quantity, checked, price }) => {
    const product = products.get(code);
    if (product === undefined) return [];
    const { salePriceTug } = product;
    return [{ code, quantity, checked, priceSeenTug: price === undefined || price === 0 ? salePriceTug : price }];
  });
