import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../callers/caller.ts';
import { withIdempotency } from '../../callers/with-idempotency.ts';
import type { Tx } from '../../db/database.ts';
import { lockOnHand } from '../stock/public.ts';
import { lockOpenStocktake, noteStocktake } from './open-stocktake.ts';
import { type StocktakeDeps, showStocktake } from './show-stocktake.ts';
import { type StockRow, stockRow } from './stock-list.queries.ts';
import { addUnits, setUnits } from './stocktakes.queries.ts';

/** Counts units of a product: a scan adds one, a typed number replaces the count. After the count has ended it is a recount. */
export async function countUnits(
  deps: StocktakeDeps,
  { stocktake, code, how, units }: CallBody<AdminCalls['countUnits']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['countUnits']>> {
  const now = deps.now();
  return withIdempotency(deps.db, caller, async (tx) => {
    const row = await lockOpenStocktake(tx, stocktake);
    const product = await productNamed(tx, code);
    const level = (await lockOnHand(tx, [product.id])).get(product.id);
    const counted = {
      ...{ stocktakeId: row.id, productId: product.id, units, staffId: caller.staffId },
      ...{ onHand: level?.onHand ?? 0, movementId: level?.movementId ?? 0 },
      // A product without a location gets this one; a product of another location was carried here, and is counted there.
      belongs: product.location === null || product.location.startsWith(row.shelf),
    };
    const isRecount = row.counted_at !== null;
    if (how === 'add' && !isRecount) await addUnits(tx, counted, now);
    else await setUnits(tx, counted, now, isRecount);
    const action = isRecount ? 'recount units' : 'count units';
    await noteStocktake(tx, caller, action, row.id, { after: { product: code, how, units } }, now);
    return showStocktake({ ...deps, db: tx }, row.id);
  });
}

export async function productNamed(tx: Tx, code: string): Promise<StockRow> {
  const product = await stockRow(tx, code);
  if (product === undefined) throw refuse('product_not_found');
  return product;
}
