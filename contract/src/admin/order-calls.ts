// The calls that move an order; its page is in order-page-calls.ts, and the list in order-list-calls.ts.
import { z } from 'zod';
import { successReply } from '../call.ts';
import { orderStatus } from '../fields/order-fields.ts';
import { defineAdminCall } from './admin-call.ts';
import { orderNumber, shownOrder } from './order-page-fields.ts';

export const moveOrder = defineAdminCall('moveOrder', {
  purpose: 'Moves an order to its next step; the customer is notified after the delay for taking it back.',
  body: z.strictObject({
    ordernumber: orderNumber,
    /** Neither payments nor final statuses: those have calls of their own. */
    to: orderStatus.exclude(['pending', 'paid', 'expired', 'refunded']),
    /** As shown: an order that was changed meanwhile is not moved. */
    version: z.int().positive(),
  }),
  reply: successReply({ order: shownOrder }),
  refusals: ['order_not_found', 'changed_meanwhile', 'step_not_possible', 'order_asked_back'],
});
