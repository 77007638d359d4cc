// The tax receipt of a paid order, which §7 has no call for (record 132).
import { z } from 'zod';
import { defineCall, successReply } from '../call.ts';
import { moment } from '../fields/moment.ts';
import { tug } from '../fields/money.ts';
import { orderReference } from '../fields/names-of-things.ts';

/**
 * Called by the page that is open when the order gets paid, and by later ones. The tax office forbids storing lottery number and
 * QR: the first caller within a quarter of an hour gets them, all others read where the mail went (decision 132).
 */
export const myReceipt = defineCall('myReceipt', {
  purpose: 'The tax receipt of an order; its lottery number and QR once.',
  body: z.strictObject({ ordernumber: orderReference }),
  reply: successReply({
    /** Null: no receipt is due yet, for example because the order is not paid. */
    receipt: z
      .object({
        /** `waiting`: the tax office has not responded yet; the receipt comes by mail. */
        state: z.enum(['waiting', 'registered', 'voided']),
        /** ДДТД, 33 digits. */
        id: z.string().nullable(),
        date: moment.nullable(),
        total: tug,
        vat: tug,
        /** An organisation's: it has no lottery number. */
        organisation: z.boolean(),
        /** Where the mail goes, and whether it was sent. */
        mailed_to: z.string().nullable(),
        mailed: z.boolean(),
        lottery: z.string().nullable(),
        /** The picture as a data: URL. */
        QRCode: z.string().nullable(),
      })
      .nullable(),
  }),
  refusals: ['order_not_found'],
});
