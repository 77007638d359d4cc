// Two services outside the shop, asked by our server (record 041). Neither ever stops an order.
import { checkRegister } from '@tokhi/rules/order/shipping-checks';
import { z } from 'zod';
import { defineCall, successReply } from '../call.ts';
import { checkedBy } from '../fields/person-fields.ts';

/** The register of an organisation: its name is shown before the order goes out in it. */
export const lookUpOrganisation = defineCall('lookUpOrganisation', {
  purpose: 'Name of an organisation by its register, and whether it pays VAT.',
  body: z.strictObject({
    register: z
      .string()
      .trim()
      .superRefine(checkedBy((typed) => checkRegister(typed, { personal: false }))),
  }),
  reply: successReply({
    /** Null: the tax office knows none, or does not answer. */
    organisation: z.object({ name: z.string(), vat_payer: z.boolean() }).nullable(),
    /** True: it does not answer, so that nothing may be said about the register. */
    away: z.boolean(),
  }),
  refusals: [],
});

/** The pin on the map in three words; null where the service is off or away. */
export const threeWords = defineCall('threeWords', {
  purpose: 'The three-word address of a point.',
  body: z.strictObject({ lat: z.number().min(-90).max(90), long: z.number().min(-180).max(180) }),
  reply: successReply({ words: z.string().nullable() }),
  refusals: [],
});
