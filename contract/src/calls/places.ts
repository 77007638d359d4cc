import { z } from 'zod';
import { defineCall, nothing, successReply } from '../call.ts';
import { deliveryFees, district, pickupPlace, tariff } from '../fields/place-fields.ts';

/** Before login: what a delivery would cost, and where the stores are (record 041). The same for everybody. */
export const places = defineCall('places', {
  purpose: 'Districts with their khoroo classes, pickup places, and the tariff in force.',
  body: nothing,
  reply: successReply({
    districts: z.array(district),
    pickup: z.array(pickupPlace),
    tariff,
    delivery_fees: deliveryFees,
    /** Whether the map and the three-word address are available. */
    map: z.boolean(),
    /** Shown on the map, as the owners of its tiles require. */
    map_credit: z.string(),
    three_words: z.boolean(),
  }),
  refusals: [],
});
