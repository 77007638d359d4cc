// Where an order goes and who receives it (spec §3 "Shipping state", §5 "Shipping form").
import { checkAddress, checkRegister, LONGEST_ADDRESS } from '@tokhi/rules/order/shipping-checks';
import { z } from 'zod';
import { fieldTexts } from '../texts/field-texts.ts';
import { points, tug } from './money.ts';
import { districtId } from './names-of-things.ts';
import { warehouse } from './order-fields.ts';
import { checkedBy, email, optionalPhone, personName, phone } from './person-fields.ts';

/** Empty for pickup; its length is limited all the same. */
const detailedAddress = z
  .string()
  .trim()
  .superRefine(checkedBy((typed) => (typed === '' ? null : checkAddress(typed))))
  .meta({ maxLength: LONGEST_ADDRESS });

const receiver = z
  .strictObject({
    /** true: an individual; false: an organisation, which has a register number. */
    personal: z.boolean(),
    name: personName,
    phone,
    phone2: optionalPhone,
    email,
    register: z.string().trim().max(40).describe('Seven digits; an individual’s is ignored.').nullish(),
    // Empty for pickup. For delivery the server requires them: which districts have khoroos is data (decision 36).
    district: districtId.nullish(),
    khoroo: z.int().min(1).max(99).nullish(),
    more: detailedAddress.nullish(),
    bonus: points.optional(),
  })
  .refine(({ register, personal }) => checkRegister(register ?? '', { personal }) === null, {
    error: fieldTexts.register_not_7_digits,
    path: ['register'],
  })
  // Half-typed before the toggle went back to «хувь хүн»: it belongs to nobody, and the order must not have it.
  .transform((user) => (user.personal ? { ...user, register: null } : user));

/** §3 "Shipping state". */
export const shipping = z.strictObject({
  warehouse,
  /** The goods' total as the customer saw it. */
  amount: tug.optional(),
  user: receiver,
  /** Three-word address, optional like the pin on the map. */
  w3w: z.string().trim().max(100).nullish(),
  lat: z.number().min(-90).max(90).nullish(),
  long: z.number().min(-180).max(180).nullish(),
});

/** The shipping state of an existing order, with the names of the form. */
export const sentShipping = z.object({
  warehouse,
  user: z.object({
    personal: z.boolean(),
    name: z.string(),
    phone: z.string(),
    phone2: z.string().nullable(),
    email: z.string(),
    register: z.string().nullable(),
    district: z.int().nullable(),
    khoroo: z.int().nullable(),
    more: z.string().nullable(),
  }),
  w3w: z.string().nullable(),
  lat: z.number().nullable(),
  long: z.number().nullable(),
  assemblecount: z.int().nonnegative(),
  mowcount: z.int().nonnegative(),
  vat: z.boolean(),
  coupon: z.string().nullable(),
  /** The e-Barimt number that was given with the payment. */
  consumer: z.string().nullable(),
});

export type Shipping = z.output<typeof shipping>;
