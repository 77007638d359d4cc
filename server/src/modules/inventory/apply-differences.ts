import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../db/database.ts';
import { markReady } from '../catalogue/public.ts';
import { countedSince, lockOnHand, movementsById, moveOnHand } from '../stock/public.ts';
import { lockOpenStocktake } from './open-stocktake.ts';
import { writeCounted } from './places.queries.ts';
import { type LineRow, linesOf, type StocktakeRow, updateStocktake } from './stocktakes.queries.ts';

/** Outcome per product: the movement that was written, or the reason why stock did not change. */
type Outcome = { changeId: number } | { reason: 'changed_meanwhile' | 'units_reserved' };

const differs = (line: LineRow): boolean => line.belongs && line.units !== line.on_hand_then;

/** Returns a stocktake whose differences were all recounted or explained, and marks every counted product as counted. */
export async function readyToApply(tx: Tx, id: number, version: number, now: Date): Promise<StocktakeRow> {
  const row = await lockOpenStocktake(tx, id, version);
  const lines = await linesOf(tx, id);
  const open = lines.filter((line) => differs(line) && line.reason === null && line.recounts === 0);
  if (row.counted_at === null || open.length > 0)
    throw refuse('differences_open', { count: open.length, names: row.shelf });
  const counted = lines.filter(({ belongs }) => belongs).map(({ product_id }) => product_id);
  await writeCounted(tx, counted, row, now);
  await markReady(tx, counted, row.place === 'ulaanbaatar');
  return row;
}

export const closeAsApplied = (tx: Tx, id: number, batchId: number, now: Date): Promise<void> =>
  updateStocktake(tx, id, { closed_at: now, batch_id: batchId });

/**
 * Moves each product by its difference, so that sales and deliveries since the count stay valid. Skips a product that somebody else counted
 * meanwhile, or whose new stock would be less than orders have reserved.
 */
export async function applyDifferences(
  tx: Tx,
  stocktakeId: number,
  productIds: readonly number[],
  { staffId }: { staffId: number },
  now: Date,
): Promise<ReadonlyMap<number, Outcome>> {
  const wanted = new Set(productIds);
  const lines = (await linesOf(tx, stocktakeId)).filter((line) => differs(line) && wanted.has(line.product_id));
  const seen = lines.map((line) => ({ productId: line.product_id, movementId: line.movement_id ?? 0 }));
  const changes = new Map(
    lines.map((line) => [line.product_id, { change: line.units - line.on_hand_then, note: line.reason }]),
  );
  const note = (reason: string | null) => `stocktake ${stocktakeId}${reason === null ? '' : `: ${reason}`}`;
  return moveUnlessCounted(tx, seen, changes, { staffId, note }, now);
}

/** The opposite movements; products counted or written off since then are skipped. */
export async function undoDifferences(
  tx: Tx,
  changeIds: ReadonlyMap<number, number>,
  { staffId, reason }: { staffId: number; reason: string },
  now: Date,
): Promise<ReadonlyMap<number, Outcome>> {
  const written = await movementsById(tx, [...changeIds.values()]);
  const seen = [...changeIds].map(([productId, movementId]) => ({ productId, movementId }));
  const changes = new Map(
    written.map((movement) => [movement.product_id, { change: -movement.on_hand_change, note: null }]),
  );
  return moveUnlessCounted(tx, seen, changes, { staffId, note: () => `taken back: ${reason}` }, now);
}

interface Mover {
  staffId: number;
  note: (reason: string | null) => string;
}

async function moveUnlessCounted(
  tx: Tx,
  seen: readonly { productId: number; movementId: number }[],
  changes: ReadonlyMap<number, { change: number; note: string | null }>,
  { staffId, note }: Mover,
  now: Date,
): Promise<ReadonlyMap<number, Outcome>> {
  const ids = seen.map(({ productId }) => productId);
  const levels = await lockOnHand(tx, ids);
  const overtaken = await countedSince(tx, seen);
  const outcomes = new Map<number, Outcome>();
  const moves = ids.flatMap((productId) => {
    const [level, wanted] = [levels.get(productId), changes.get(productId)];
    if (level === undefined || wanted === undefined || overtaken.has(productId)) {
      outcomes.set(productId, { reason: 'changed_meanwhile' });
      return [];
    }
    if (level.onHand + wanted.change < level.reserved) {
      outcomes.set(productId, { reason: 'units_reserved' });
      return [];
    }
    return [{ productId, change: wanted.change, note: note(wanted.note) }];
  });
  for (const [productId, changeId] of await moveOnHand(tx, moves, { reason: 'counted', staffId }, now))
    outcomes.set(productId, { changeId });
  return outcomes;
}
