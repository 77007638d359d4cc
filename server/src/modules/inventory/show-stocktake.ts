import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../db/database.ts';
import type { InventoryDeps } from './list-stock.ts';
import { orderNumbersReserving } from './refuse-reserved.ts';
import { stockRowsByIds } from './stock-list.queries.ts';
import { type Applied, presentStocktake } from './stocktake.present.ts';
import { linesOf, productsOfShelf, type StocktakeRow, stocktakeById } from './stocktakes.queries.ts';

export interface StocktakeDeps extends InventoryDeps {
  /** The port that the batches implement: progress of the batch that applies the differences. */
  outcomeOfBatch: (db: Db, batchId: number) => Promise<Applied>;
}

type Reply = CallReply<AdminCalls['showStocktake']>;

export async function showStocktake(deps: StocktakeDeps, id: number): Promise<Reply> {
  const row = await stocktakeById(deps.db, id);
  if (row === undefined) throw refuse('stocktake_not_found');
  return { result: 'success', stocktake: await shownStocktake(deps, row) };
}

/** The products of the shelf and what was counted there, in the order of locations. */
async function shownStocktake({ db, namesOfStaff, outcomeOfBatch }: StocktakeDeps, row: StocktakeRow) {
  const lines = await linesOf(db, row.id);
  // Counted products stay visible after the shelf has changed; uncounted ones only until the stocktake is closed.
  const expected = row.closed_at === null ? await productsOfShelf(db, row.shelf) : [];
  const ids = new Set([...lines.map(({ product_id }) => product_id), ...expected]);
  const short = row.counted_at === null ? [] : lines.filter((line) => line.units < line.on_hand_then);
  return presentStocktake(row, {
    lines,
    products: ids.size === 0 ? [] : await stockRowsByIds(db, [...ids]),
    reservedBy: await orderNumbersReserving(
      db,
      short.map(({ product_id }) => product_id),
    ),
    startedBy: (await namesOfStaff(db, [row.started_by])).get(row.started_by) ?? null,
    applied: row.batch_id === null ? null : await outcomeOfBatch(db, row.batch_id),
  });
}
