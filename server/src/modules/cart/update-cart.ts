import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { ReplyOf } from '@tokhi/contract/client';
import { withChanges } from '@tokhi/rules/cart/cart-changes';
import type { Customer } from '../../callers/caller.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { deleteLines, writeLines } from './cart.queries.ts';
import { type CartWithProducts, cartWithProducts, changedLines, type KnownLine } from './cart-with-products.ts';
import { codesOfLines } from './codes-of-lines.ts';
import { lockCart } from './lock-cart.ts';

type Posted = CallBody<Calls['updateCart']>;

/**
 * On leaving the cart page (spec §4 Cart). Prices count as seen: the page has shown them. With a version only lines that the page knew are
 * changed, and nothing is added: later changes of another device stay (decision 41).
 */
export async function updateCart(
  db: Db,
  { products, version }: Posted,
  { customerId }: Customer,
  now: Date,
): Promise<ReplyOf<'updateCart'>> {
  await inTransaction(db, async (tx) => {
    const locked = await lockCart(tx, customerId, now);
    const names = products.map(({ model }) => model);
    const cart = await cartWithProducts(tx, customerId, names, now);
    const codes = await codesOfLines(tx, names, cart);
    const posted = new Map(products.map(({ checked, qty }, at) => [codes[at] ?? '', { checked, qty }]));
    const isKnown = (line: KnownLine) => version === undefined || line.version <= version;
    await writeLines(tx, locked, changedLines(cart, wantedLines(cart, posted, isKnown, version === undefined)));
    const takenOut = cart.lines.filter((line) => !posted.has(line.code) && isKnown(line));
    await deleteLines(tx, customerId, [...takenOut.map(({ productId }) => productId), ...cart.goneIds]);
  });
  return { result: 'success' };
}

function wantedLines(
  { lines, products }: CartWithProducts,
  posted: ReadonlyMap<string, Pick<Posted['products'][number], 'checked' | 'qty'>>,
  isKnown: (line: KnownLine) => boolean,
  mayPutIn: boolean,
) {
  const wanted = [...posted].flatMap(([code, { checked, qty: quantity }]) => {
    const before = lines.find((line) => line.code === code);
    const product = products.get(code);
    if (product === undefined || (before === undefined ? !mayPutIn : !isKnown(before))) return [];
    const { salePriceTug } = product;
    return [{ code, checked, quantity, priceSeenTug: before?.priceSeenTug ?? salePriceTug }];
  });
  return withChanges(wanted, products);
}
