// Where goods go: districts and pickup places, as they are sent.
import { deliveryTariffs } from '@tokhi/rules/delivery/delivery-tariff';
import { z } from 'zod';

const commaList = z.string().regex(/^(\d+(,\d+)*)?$/);

/** §3 District. The lists of khoroos are comma lists, as in the spec; rules/ reads them. A khoroo may be on none. */
export const district = z.object({
  id: z.int(),
  district: z.string(),
  number_of_khoroo: z.int().nonnegative(),
  cheap_khoroo: commaList,
  middle_khoroo: commaList,
  more_exp: commaList,
  /** Ours: the spec's pages have 7 and 9 as constants; here it is data (decision 36). */
  asks_for_khoroo: z.boolean(),
});

/** Ours: a store for pickup; §9 gives only the numbers. */
export const pickupPlace = z.object({
  warehouse: z.union([z.literal(1), z.literal(3)]),
  name: z.string(),
  address: z.string(),
  hours: z.string(),
  lat: z.number().nullable(),
  long: z.number().nullable(),
});

const tugOfFee = z.int().min(0).max(10_000_000);
const feesByWeight = z.strictObject({ base: tugOfFee, overFirstStep: tugOfFee, overSecondStep: tugOfFee });

/** Ours: the figures of both tariffs, which the owner sets. */
export const deliveryFees = z.strictObject({
  byWeight: z.strictObject({ cheap: feesByWeight, middle: feesByWeight, far: feesByWeight }),
  byAmount: z.strictObject({
    ...{ largeOverTug: z.int().min(0).max(1_000_000_000), large: tugOfFee },
    ...{ cheap: tugOfFee, middle: tugOfFee, far: tugOfFee, unlisted: tugOfFee },
  }),
});

/** Ours: which of the spec's two delivery tariffs the shop charges (decision 10). */
export const tariff = z.enum(deliveryTariffs);

export type District = z.output<typeof district>;
export type PickupPlace = z.output<typeof pickupPlace>;
