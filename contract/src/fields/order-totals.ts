// The figures of a checkout (spec §3 "Order cart totals"). The server computes each of them itself; the posted ones are
// only what the customer saw (decision 12).
import { z } from 'zod';
import { points, tug } from './money.ts';

const pieces = z.int().min(0).max(1_000);

/** §3 "Order cart totals", with its names. */
export const orderTotals = z.strictObject({
  subtotal: tug,
  sale: tug,
  bonus: points,
  useBonus: points,
  bonusLimit: points,
  assemble: tug,
  assemblecount: pieces,
  mow: tug,
  mowcount: pieces,
  chinaDeliver: tug,
  Fee: tug,
  NOAT: tug,
  sum: tug,
  totalKg: z.number().nonnegative(),
  totalVol: z.number().nonnegative(),
  packCount: z.int().nonnegative(),
  productCount: z.int().nonnegative(),
});

/** The details of the refusal `figures_changed`: what the customer has to see before the next attempt. */
export const freshFigures = orderTotals
  .pick({
    subtotal: true,
    sale: true,
    Fee: true,
    assemble: true,
    mow: true,
    chinaDeliver: true,
    NOAT: true,
    sum: true,
    bonus: true,
    useBonus: true,
    bonusLimit: true,
  })
  .extend({
    /** What the code takes off. */
    coupon: tug,
    deliver: tug,
    lend_fee: tug,
    /** The amount to pay: `sum` with the lending fee and less the bonus. */
    total: tug,
  })
  // Details are flat: the key of a line's current price contains its product code (see line-prices.ts).
  .catchall(tug);

export type OrderTotals = z.output<typeof orderTotals>;
export type FreshFigures = z.output<typeof freshFigures>;
