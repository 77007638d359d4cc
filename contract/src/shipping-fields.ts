// Where an order goes and who receives it (spec §3 "Shipping state", §5 "Shipping form").
import { z } from 'zod';
import { points, tug } from './money.ts';
import { rowId } from './names-of-things.ts';
import { warehouse } from './order-fields.ts';
import { email, optionalPhone, personName, phone } from './person-fields.ts';
import { texts } from './texts.ts';

const receiver = z
  .strictObject({
    /** true: an individual; false: an organisation, which has a register number. */
    personal: z.boolean(),
    name: personName,
    phone,
    phone2: optionalPhone,
    email,
    register: z.union([z.literal(''), z.string().regex(/^\d{7}$/, texts.registerNumberMalformed)]).nullish(),
    // Empty for pickup. For delivery the server asks for them: which districts have khoroos is data (decision 36).
    district: rowId.nullish(),
    khoroo: z.int().min(1).max(99).nullish(),
    more: z.string().trim().max(100).nullish(),
    bonus: points.optional(),
  })
  .refine((who) => who.personal || Boolean(who.register), {
    error: texts.registerNumberMalformed,
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
