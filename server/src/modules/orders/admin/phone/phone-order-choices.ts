import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ulaanbaatarMidnight } from '@tokhi/rules/delivery/calendar';
import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { districts, pickupPlaces } from '../../../settings/public.ts';
import type { PhoneDeps } from './phone-deps.ts';
import { phoneOrdersSince } from './phone-orders.queries.ts';

const MOST = 20;

/** The choices of the form, and the orders taken by telephone since midnight. */
export async function phoneOrderChoices({
  db,
  now,
  namesOfStaff,
}: Pick<PhoneDeps, 'db' | 'now' | 'namesOfStaff'>): Promise<CallReply<AdminCalls['phoneOrderChoices']>> {
  const rows = await phoneOrdersSince(db, ulaanbaatarMidnight(now()), MOST);
  const names = await namesOfStaff(
    db,
    rows.flatMap(({ placed_by }) => placed_by ?? []),
  );
  return {
    result: 'success',
    districts: await districts(db),
    pickup: await pickupPlaces(db),
    today: rows.map((row) => ({
      ...{ ordernumber: row.order_number, name: row.contact_name, total: row.total_tug },
      // The table's CHECK allows only these values.
      status: row.status as OrderStatus,
      at: row.created_at.toISOString(),
      staff: names.get(row.placed_by ?? 0) ?? '',
    })),
  };
}
