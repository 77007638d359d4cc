import type { Tx } from '../../db/database.ts';
import { markReady } from '../catalogue/public.ts';
import { lockOnHand, moveOnHand } from '../stock/public.ts';

interface Arrived {
  productId: number;
  units: number;
  /** Of the units: damaged in transit. They are added to stock and written off at once. */
  damaged: number;
}

interface Movements {
  movementId: number;
  lossMovementId: number | null;
}

/**
 * Adds units received in Beijing. Nothing is delivered from there within two days, so the product loses that promise until its units are
 * counted in Ulaanbaatar again.
 */
export async function receiveInBeijing(
  tx: Tx,
  arrived: readonly Arrived[],
  { staffId, note }: { staffId: number; note: string },
  now: Date,
): Promise<ReadonlyMap<number, Movements>> {
  const ids = arrived.map(({ productId }) => productId);
  await lockOnHand(tx, ids);
  const came = arrived.map(({ productId, units }) => ({ productId, change: units, note }));
  const broken = arrived
    .filter(({ damaged }) => damaged > 0)
    .map(({ productId, damaged }) => ({ productId, change: -damaged, note }));
  const movements = await moveOnHand(tx, came, { reason: 'received', staffId }, now);
  const loss = { reason: 'written_off', loss: 'damaged_in_transport', staffId } as const;
  const losses = await moveOnHand(tx, broken, loss, now);
  await markReady(tx, ids, false);
  return new Map(
    [...movements].map(([id, movementId]) => [id, { movementId, lossMovementId: losses.get(id) ?? null }]),
  );
}
