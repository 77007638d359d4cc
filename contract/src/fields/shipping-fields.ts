// Where an order goes and who receives it (spec §3 "Shipping state", §5 "Shipping form").
import { checkAddress, checkRegister, LONGEST_ADDRESS } from '@tokhi/rules/order/shipping-checks';
import { z } from 'zod';
import { fieldTexts } from '../texts/field-texts.ts';
import { points, tug } from './money.ts';
import { rowId } from './names-of-things.ts';
import { warehouse } from './order-fields.ts';
import { checkedBy, email, optionalPhone, personName, phone } from './person-fields.ts';

/** Empty for pickup; what is typed is bounded all the same. */
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
    register: z.string().trim().describe('Seven digits; an individual leaves it empty.').nullish(),
    // Empty for pickup. For delivery the server asks for them: which districts have khoroos is data (decision 36).
    district: rowId.nullish(),
    khoroo: z.int().min(1).max(99).nullish(),
    more: detailedAddress.nullish(),
    bonus: points.optional(),
  })
  .refine(({ register, personal }) => checkRegister(register ?? '', { personal }) === null, {
    error: fieldTexts.register_not_7_digits,
    path: ['register'],
  });

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

export type Shipping = z.output<typeof shipping>;
