import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { ReplyOf } from '@tokhi/contract/client';
import { withChanges } from '@tokhi/rules/cart/cart-changes';
import { salePrice } from '@tokhi/rules/money/sale-price';
import type { Customer } from '../../callers/caller.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { deleteLines, writeLines } from './cart.queries.ts';
import { type CartWithProducts, cartWithProducts, changedLines, type KnownLine } from './cart-with-products.ts';
import { holdCart } from './hold-cart.ts';

type Posted = CallBody<Calls['updateCart']>;

/**
 * On leaving the cart page (spec §4 Cart). Prices count as seen: the page has shown what they are. With a version only what
 * that page knew is touched, and nothing is put in: what another device did since stays as that one left it (decision 41).
 */
export async function updateCart(
  db: Db,
  { products, version }: Posted,
  { customerId }: Customer,
  now: Date,
): Promise<ReplyOf<'updateCart'>> {
  await inTransaction(db, async (tx) => {
    const held = await holdCart(tx, customerId, now);
    const posted = new Map(products.map((line) => [line.model, line]));
    const cart = await cartWithProducts(tx, customerId, [...posted.keys()], now);
    const isKnown = (line: KnownLine) => version === undefined || line.version <= version;
    await writeLines(tx, held, changedLines(cart, wantedLines(cart, posted, isKnown, version === undefined)));
    const takenOut = cart.lines.filter((line) => !posted.has(line.code) && isKnown(line));
    await deleteLines(tx, customerId, [...takenOut.map(({ productId }) => productId), ...cart.goneIds]);
  });
  return { result: 'success' };
}

function wantedLines(
  { lines, products }: CartWithProducts,
  posted: ReadonlyMap<string, Posted['products'][number]>,
  isKnown: (line: KnownLine) => boolean,
  mayPutIn: boolean,
) {
  const wanted = [...posted.values()].flatMap(({ model: code, checked, qty: quantity }) => {
    const before = lines.find((line) => line.code === code);
    const product = products.get(code);
    if (product === undefined || (before === undefined ? !mayPutIn : !isKnown(before))) return [];
    const { salePriceTug } = salePrice(product.priceTug, product.discountPercent);
    return [{ code, checked, quantity, priceSeenTug: before?.priceSeenTug ?? salePriceTug }];
  });
  return withChanges(wanted, products);
}
