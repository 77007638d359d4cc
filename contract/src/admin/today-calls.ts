// The first page of the admin application: the figures of the day. What needs a person is in the inbox (inbox-calls.ts).
import { z } from 'zod';
import { nothing, successReply } from '../call.ts';
import { moment } from '../fields/moment.ts';
import { tug } from '../fields/money.ts';
import { orderStatus } from '../fields/order-fields.ts';
import { defineAdminCall } from './admin-call.ts';
import { incomingSum } from './purchases/purchase-fields.ts';

const count = z.int().nonnegative();
/** For one day of Ulaanbaatar: sales by the end of each hour. */
const byHour = z.array(tug).max(24);

export const showToday = defineAdminCall('showToday', {
  purpose:
    'Orders by step with those that are late, sales of the day beside the same weekday before, goods that run out.',
  body: nothing,
  reply: successReply({
    /** Each part is null for members who may not see it. */
    steps: z
      .object({
        /** A job counts them every minute; null: not yet. */
        counted_at: moment.nullable(),
        on_way: z.array(z.object({ status: orderStatus, orders: count, late: count, usual_hours: z.number() })),
        /** In the last seven days; average days from payment. */
        delivered: z.object({ orders: count, days: z.number().nullable() }),
        plan: z.object({ delivery: count, pickup: count, pickup_long: count }),
      })
      .nullable(),
    sales: z
      .object({
        ...{ today: tug, orders: count, hours: byHour },
        /** The same weekday a week earlier: by this hour, and the whole day. */
        ...{ before: tug, hours_before: byHour },
      })
      .nullable(),
    goods: z
      .object({
        running_out: count,
        products: z.array(
          z.object({
            ...{ code: z.string(), name: z.string(), remain: count, sold: count, days: count },
            /** Units ordered from suppliers that have not arrived. */
            incoming: incomingSum.nullable(),
          }),
        ),
        missed: z.array(z.object({ query: z.string(), asked: count })),
      })
      .nullable(),
  }),
  refusals: [],
});
