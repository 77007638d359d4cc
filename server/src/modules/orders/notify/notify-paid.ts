import { formatMonthDay, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { summaryRows } from '@tokhi/rules/order/summary-rows';
import type { Tx } from '../../../db/database.ts';
import { queueEmail, queueSms } from '../../notifications/public.ts';
import { districts, promisedPlaces } from '../../settings/public.ts';
import { presentTracked } from '../show/order.present.ts';
import { measuredSteps, type WholeRow } from '../show/shown-orders.queries.ts';
import { termsOfRow } from '../terms-of-row.ts';
import { paidOrderToNotify } from './notified-orders.queries.ts';

/** The email about a payment contains the whole order: goods, every row of its sum, when and where (record 159). The SMS has the bonus. */
export async function notifyPaid(tx: Tx, orderId: number, now: Date): Promise<void> {
  const { order, lines } = await paidOrderToNotify(tx, orderId);
  const { order_number: orderNumber, earned_bonus_tug: bonus, customer_id: customerId } = order;
  const event = `order-paid:${orderNumber}`;
  await queueEmail(
    tx,
    {
      kind: 'order-paid',
      orderNumber,
      bonus,
      totalTug: order.total_tug,
      goods: lines.map((line) => ({
        name: line.name,
        colour: line.colour_name,
        quantity: line.quantity,
        amountTug: line.line_total_tug,
        picture: line.image,
      })),
      rows: summaryRows(termsOfRow(order)),
      paidAt: order.paid_at,
      arrives: await arrivalOf(tx, order, now),
      place: await placeOf(tx, order),
      isPickup: order.delivery_kind === 'pickup',
    },
    { email: order.contact_email, customerId },
    `${event}:email`,
  );
  const phone = order.contact_phone;
  await queueSms(tx, { kind: 'order-paid', orderNumber, bonus }, { phone, customerId }, `${event}:sms`, now);
}

/** «11/30 – 12/04», as on the order's page. */
async function arrivalOf(tx: Tx, order: WholeRow, now: Date): Promise<string | null> {
  const { expected } = presentTracked(order, await measuredSteps(tx), now);
  const last = expected.find(({ status }) => status === 'delivered');
  if (last === undefined) return null;
  const [from, to] = [last.from, last.to].map((moment) => formatMonthDay(ulaanbaatarDate(new Date(moment))));
  return from === to ? (from ?? null) : `${from} – ${to}`;
}

async function placeOf(tx: Tx, order: WholeRow): Promise<string | null> {
  if (order.pickup_place_id !== null) {
    const place = (await promisedPlaces(tx)).get(order.pickup_place_id);
    return place === undefined ? null : `${place.name}, ${place.address}`;
  }
  const district = (await districts(tx)).find(({ id }) => id === order.district_id)?.district;
  return [district, order.khoroo === null ? null : `${order.khoroo}-р хороо`, order.address].filter(Boolean).join(', ');
}
