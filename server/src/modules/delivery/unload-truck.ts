import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../callers/caller.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { ordersByCodes } from '../orders/public.ts';
import { type TruckDeps, truckNow } from './show-truck.ts';
import { moveToTruck, requireTruck, takeOffTruck } from './trucks.queries.ts';
import { noteTruck } from './write-truck.ts';

/** Takes orders off a truck. Orders that are not on it are ignored. */
export async function removeFromTruck(
  deps: TruckDeps,
  { truck: truckId, orders }: CallBody<AdminCalls['removeFromTruck']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['removeFromTruck']>> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    await requireOpen(tx, truckId);
    const removed = await takeOffTruck(tx, truckId, await idsOf(tx, orders));
    await noteTruck(tx, caller, 'take orders off truck', truckId, { after: { removed, orders } }, now);
    return { result: 'success', removed, truck: await truckNow(tx, truckId) };
  });
}

/** Moves orders from this truck to another open one. */
export async function reloadTruck(
  deps: TruckDeps,
  { truck: truckId, to: toId, orders }: CallBody<AdminCalls['reloadTruck']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['reloadTruck']>> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    await requireOpen(tx, truckId);
    await requireOpen(tx, toId);
    const orderIds = await idsOf(tx, orders);
    const moved = await moveToTruck(tx, { truckId, toId, orderIds, staffId: caller.staffId }, now);
    await noteTruck(tx, caller, 'move orders to another truck', truckId, { after: { moved, to: toId, orders } }, now);
    return { result: 'success', moved, truck: await truckNow(tx, truckId) };
  });
}

/** If somebody closes it at this moment, the table refuses the change. */
async function requireOpen(tx: Tx, truckId: number): Promise<void> {
  if ((await requireTruck(tx, truckId)).closed_at !== null) throw refuse('truck_is_closed');
}

const idsOf = async (tx: Tx, numbers: readonly string[]): Promise<number[]> =>
  (await ordersByCodes(tx, { numbers, endings: [] })).map(({ id }) => id);
