import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../callers/caller.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { productNamed } from './count-units.ts';
import { lockOpenStocktake, noteStocktake } from './open-stocktake.ts';
import { type StocktakeDeps, showStocktake } from './show-stocktake.ts';
import { linesOf, updateStocktake, writeReason } from './stocktakes.queries.ts';

type Reply = CallReply<AdminCalls['showStocktake']>;

/** Ends the count and shows the differences. */
export async function finishCounting(
  deps: StocktakeDeps,
  { stocktake, version }: CallBody<AdminCalls['finishCounting']>,
  caller: Staff,
): Promise<Reply> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const row = await lockOpenStocktake(tx, stocktake, version);
    const lines = await linesOf(tx, row.id);
    if (lines.length === 0) throw refuse('nothing_counted');
    if (row.counted_at === null) await updateStocktake(tx, row.id, { counted_at: now });
    await noteStocktake(tx, caller, 'finish counting', row.id, { after: { products: lines.length } }, now);
    return showStocktake({ ...deps, db: tx }, row.id);
  });
}

/** Stores why a count differs. */
export async function explainDifference(
  deps: StocktakeDeps,
  { stocktake, code, reason }: CallBody<AdminCalls['explainDifference']>,
  caller: Staff,
): Promise<Reply> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const row = await lockOpenStocktake(tx, stocktake);
    const product = await productNamed(tx, code);
    const isWritten =
      row.counted_at !== null && (await writeReason(tx, { stocktakeId: row.id, productId: product.id }, reason));
    if (!isWritten) throw refuse('product_not_found');
    await noteStocktake(tx, caller, 'explain difference', row.id, { after: { product: code, reason } }, now);
    return showStocktake({ ...deps, db: tx }, row.id);
  });
}

/** Cancels the stocktake: nothing of it is applied. */
export async function cancelStocktake(
  deps: StocktakeDeps,
  { stocktake, version }: CallBody<AdminCalls['cancelStocktake']>,
  caller: Staff,
): Promise<Reply> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const row = await lockOpenStocktake(tx, stocktake, version);
    await updateStocktake(tx, row.id, { closed_at: now });
    const before = { place: row.place, shelf: row.shelf };
    await noteStocktake(tx, caller, 'cancel stocktake', row.id, { before }, now);
    return showStocktake({ ...deps, db: tx }, row.id);
  });
}
