import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../callers/caller.ts';
import { withIdempotency } from '../../callers/with-idempotency.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { type Facts, noteAbout } from '../audit/public.ts';
import { type TruckDeps, truckNow } from './show-truck.ts';
import { type ShownTruck, writtenTruck } from './trucks.present.ts';
import { insertTruck, lockTruck, type TruckRow, updateTruck, writeClosed } from './trucks.queries.ts';

type Reply = CallReply<AdminCalls['createTruck']>;

/** Opens a truck. */
export async function createTruck(
  deps: TruckDeps,
  typed: CallBody<AdminCalls['createTruck']>,
  caller: Staff,
): Promise<Reply> {
  const now = deps.now();
  return withIdempotency(deps.db, caller, async (tx) => {
    const id = await insertTruck(tx, writtenTruck(typed), caller.staffId, now);
    const truck = await truckNow(tx, id);
    await noteTruck(tx, caller, 'create truck', id, { after: factsOf(truck) }, now);
    return { result: 'success', truck };
  });
}

/** Changes the data of a truck that is not closed. */
export async function changeTruck(
  deps: TruckDeps,
  { truck: id, version, ...typed }: CallBody<AdminCalls['changeTruck']>,
  caller: Staff,
): Promise<Reply> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    refuseOther(await lockTruck(tx, id), version);
    const before = factsOf(await truckNow(tx, id));
    await updateTruck(tx, id, writtenTruck(typed));
    const truck = await truckNow(tx, id);
    await noteTruck(tx, caller, 'change truck', id, { before, after: factsOf(truck) }, now);
    return { result: 'success', truck };
  });
}

/** Closes a truck: its orders no longer change. */
export async function closeTruck(
  deps: TruckDeps,
  { truck: id, version }: CallBody<AdminCalls['closeTruck']>,
  caller: Staff,
): Promise<Reply> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    refuseOther(await lockTruck(tx, id), version);
    await writeClosed(tx, id, caller.staffId, now);
    const truck = await truckNow(tx, id);
    await noteTruck(tx, caller, 'close truck', id, { after: { orders: truck.orders } }, now);
    return { result: 'success', truck };
  });
}

/** Under the truck's lock: refuses a closed truck, or one that a colleague changed since it was shown. */
function refuseOther(row: TruckRow, version: number): void {
  if (row.closed_at !== null) throw refuse('truck_is_closed');
  if (row.version !== version) throw refuse('changed_meanwhile', { name: row.name, version: row.version });
}

const factsOf = ({ name, driver, plate, capacityKg, capacityLitres, departsAt, arrivesAt }: ShownTruck): Facts => ({
  ...{ name, driver, plate, capacityKg, capacityLitres, departsAt, arrivesAt },
});

export const noteTruck = noteAbout('truck');
