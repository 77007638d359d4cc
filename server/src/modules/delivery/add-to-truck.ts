import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../callers/caller.ts';
import { withIdempotency } from '../../callers/with-idempotency.ts';
import { ordersByCodes } from '../orders/public.ts';
import { type Found, findOrder, readCode } from './read-codes.ts';
import { type TruckDeps, truckNow } from './show-truck.ts';
import { putOnTruck, requireTruck, trucksOfOrders } from './trucks.queries.ts';
import { noteTruck } from './write-truck.ts';

type Reply = CallReply<AdminCalls['addToTruck']>;

/** Puts orders on a truck by their codes. An unknown code, or an order that cannot travel, is returned with its reason. */
export async function addToTruck(
  deps: TruckDeps,
  { truck: truckId, codes: typed }: CallBody<AdminCalls['addToTruck']>,
  caller: Staff,
): Promise<Reply> {
  const now = deps.now();
  const codes = [...new Set(typed)].map(readCode);
  const numbers = codes.flatMap(({ number }) => number ?? []);
  const endings = codes.flatMap(({ ending }) => ending ?? []);
  return withIdempotency(deps.db, caller, async (tx) => {
    if ((await requireTruck(tx, truckId)).closed_at !== null) throw refuse('truck_is_closed');
    const orders = await ordersByCodes(tx, { numbers, endings });
    const trucks = await trucksOfOrders(
      tx,
      orders.map(({ id }) => id),
    );
    const found = codes.map((code) => findOrder(code, orders, trucks, truckId));
    const orderIds = [...new Set(found.flatMap((one) => ('order' in one ? one.order.id : [])))];
    const added = await putOnTruck(tx, { truckId, orderIds, staffId: caller.staffId }, now);
    // Two codes may mean the same order: the first one counts.
    const seen = new Set<number>();
    const outcomes = found.map((one): Found => {
      if (!('order' in one)) return one;
      if (!added.has(one.order.id)) return { code: one.code, reason: 'other_truck', truck: null };
      if (seen.has(one.order.id)) return { code: one.code, reason: 'already_here', truck: null };
      seen.add(one.order.id);
      return one;
    });
    const facts = { added: added.size, missed: outcomes.filter((one) => 'reason' in one).length };
    await noteTruck(tx, caller, 'add orders to truck', truckId, { after: facts }, now);
    return {
      result: 'success',
      added: outcomes.flatMap((one) =>
        'order' in one ? [{ code: one.code, ordernumber: one.order.order_number, name: one.order.contact_name }] : [],
      ),
      missed: outcomes.flatMap((one) => ('reason' in one ? [one] : [])),
      truck: await truckNow(tx, truckId),
    };
  });
}
