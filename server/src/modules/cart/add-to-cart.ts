import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { ReplyOf } from '@tokhi/contract/client';
import { refuse } from '@tokhi/contract/texts/refusals';
import { type CartLine, addToCart as withMore } from '@tokhi/rules/cart/cart-lines';
import type { Customer } from '../../callers/caller.ts';
import { withIdempotency } from '../../callers/with-idempotency.ts';
import type { Db } from '../../db/database.ts';
import { freshProducts } from '../catalogue/public.ts';
import { keptCart, writeLines } from './cart.queries.ts';
import { lockCart } from './lock-cart.ts';

/** Adds pieces to the cart: all, or none if stock is short. They are not reserved: an order does that. */
export const addToCart = (
  db: Db,
  { code, qty }: CallBody<Calls['addToCart']>,
  caller: Customer,
  now: Date,
): Promise<ReplyOf<'addToCart'>> =>
  withIdempotency(db, caller, async (tx) => {
    const locked = await lockCart(tx, caller.customerId, now);
    const product = (await freshProducts(tx, { codes: [code], ids: [] }, now)).get(code);
    if (product === undefined) throw refuse('product_not_found');
    const { id, remain } = product;
    // The other lines only count; their names do not matter.
    const lines = (await keptCart(tx, caller.customerId)).lines.map((line): CartLine & { productId: number } => ({
      ...line,
      code: line.productId === id ? code : `#${line.productId}`,
    }));
    const { salePriceTug } = product;
    const added = withMore(lines, { code, quantity: qty, priceSeenTug: salePriceTug }, remain);
    if (!added.ok) throw refuse(added.reason, { code, remain });
    await writeLines(
      tx,
      locked,
      added.lines.filter((line) => line.code === code).map((line) => ({ ...line, productId: id })),
    );
    return { result: 'success' };
  });
