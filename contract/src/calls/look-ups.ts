// Two services outside the shop, called by our server (record 041). A failure of either never blocks an order.
import { checkRegister } from '@tokhi/rules/order/shipping-checks';
import { z } from 'zod';
import { defineCall, successReply } from '../call.ts';
import { checkedBy } from '../fields/person-fields.ts';

/** The register of an organisation: the page shows its name before the order is made in that name. */
export const lookUpOrganisation = defineCall('lookUpOrganisation', {
  purpose: 'Name of an organisation by its register, and whether it pays VAT.',
  body: z.strictObject({
    register: z
      .string()
      .trim()
      .superRefine(checkedBy((typed) => checkRegister(typed, { personal: false }))),
  }),
  reply: successReply({
    /** Null: the tax office knows none, or does not respond. */
    organisation: z.object({ name: z.string(), vat_payer: z.boolean() }).nullable(),
    /** True: it does not respond, so nothing may be said about the register. */
    away: z.boolean(),
  }),
  refusals: [],
});

/** The pin on the map in three words; null if the service is off or unavailable. */
export const threeWords = defineCall('threeWords', {
  purpose: 'The three-word address of a point.',
  body: z.strictObject({ lat: z.number().min(-90).max(90), long: z.number().min(-180).max(180) }),
  reply: successReply({ words: z.string().nullable() }),
  refusals: [],
});
