import { type DeliveryTariff, deliveryTariffs } from '@tokhi/rules/delivery/delivery-tariff';
import type { ExpiryHours } from '@tokhi/rules/payment/payment-methods';
import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

export interface CheckoutSettings {
  tariff: DeliveryTariff;
  hoursToPay: ExpiryHours;
  /** How many unpaid orders a customer may have at a time (decision 43). */
  unpaidOrders: number;
  /** A piece is offered in instalments when it costs more: below, a fee in four parts is no help. */
  instalmentsAboveTug: number;
  /** So long after a member of the staff moved an order its customer is told: until then a wrong move can be taken back (decision 49). */
  stepsToldAfterMinutes: number;
  /** Where map tiles are fetched from, with {z}, {x} and {y} in it; null: no map is offered. */
  tileAddress: string | null;
  /** Whose tiles they are, as their owners ask to be named («© OpenStreetMap»); may be empty. */
  tileCredit: string;
  /** Whether a pin is also told in three words. */
  threeWords: boolean;
}

// A quarter of a year: longer, and the stock would be the customers'.
const hours = z.number().positive().max(2_160);

/** What the staff decide about buying. */
export const { read: checkoutSettings, saveOnce: saveCheckoutOnce } = settingRecord<CheckoutSettings>(
  'checkout',
  z.strictObject({
    tariff: z.enum(deliveryTariffs),
    hoursToPay: z.strictObject({ usual: hours, transferOrLoan: hours }),
    unpaidOrders: z.int().min(1).max(100),
    instalmentsAboveTug: z.int().min(0).max(100_000_000).default(100_000),
    stepsToldAfterMinutes: z.int().min(0).max(120).default(10),
    tileAddress: z
      .url({ protocol: /^https?$/ })
      .refine((address) => ['{z}', '{x}', '{y}'].every((part) => decodeURI(address).includes(part)))
      .nullable(),
    tileCredit: z.string().max(100).default(''),
    threeWords: z.boolean(),
  }),
);
