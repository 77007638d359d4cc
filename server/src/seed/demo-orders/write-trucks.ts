import { DAY_MS, isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import type { OrderStatus } from '@tokhi/rules/order/order-status';
import type { Tx } from '../../db/database.ts';
import type { DemoFacts } from './demo-facts.ts';
import { insertRows } from './insert-rows.ts';
import type { MadeOrder } from './write-orders.ts';

const TRUCKS: readonly { carries: OrderStatus; daysAgo: number; driver: string; plate: string; closed: boolean }[] = [
  { carries: 'came_in_ub', daysAgo: 9, driver: 'Жаргал', plate: '1234 УБА', closed: true },
  { carries: 'came_in_ereen', daysAgo: 5, driver: 'Болд-Эрдэнэ', plate: '5678 УНЕ', closed: false },
  { carries: 'loaded', daysAgo: 1, driver: 'Мягмар', plate: '9012 УБӨ', closed: false },
];
const [CAPACITY_KG, CAPACITY_LITRES, DAYS_ON_ROAD] = [20_000, 86_000, 7];

/** One truck for each section of the route, with the orders that are there; the one that has arrived is closed. */
export async function writeTrucks(
  tx: Tx,
  orders: readonly MadeOrder[],
  { staff }: DemoFacts,
  now: Date,
): Promise<void> {
  for (const { carries, daysAgo, driver, plate, closed } of TRUCKS) {
    const departs = new Date(now.getTime() - daysAgo * DAY_MS);
    const name = `Жишээ ${isoDate(ulaanbaatarDate(departs)).slice(5).replace('-', '/')}`;
    const [id] = await insertRows(tx, 'shipments', [
      {
        ...{
          name,
          driver,
          plate,
          driver_phone: '30112233',
          created_by: staff.warehouse,
          created_at: departs,
          version: 1,
        },
        ...{ departs_at: departs, arrives_at: new Date(departs.getTime() + DAYS_ON_ROAD * DAY_MS) },
        ...{ capacity_kg: CAPACITY_KG, capacity_litres: CAPACITY_LITRES },
      },
    ]);
    const carried = orders.filter(({ status }) => status === carries);
    await insertRows(
      tx,
      'shipment_orders',
      carried.map((order) => ({ order_id: order.id, shipment_id: id, added_at: departs, added_by: staff.warehouse })),
    );
    const end = { closed_at: now, closed_by: staff.warehouse };
    if (closed)
      await tx
        .updateTable('shipments')
        .set(end)
        .where('id', '=', id ?? 0)
        .execute();
  }
}
