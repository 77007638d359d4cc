import { deliveryFees } from '@tokhi/contract/fields/place-fields';
import { type DeliveryFees, SPEC_FEES } from '@tokhi/rules/delivery/delivery-fees';
import { type DeliveryTariff, deliveryTariffs } from '@tokhi/rules/delivery/delivery-tariff';
import type { NoticeBudget } from '@tokhi/rules/notice/notice-budget';
import type { UnpaidLimits } from '@tokhi/rules/order/unpaid-limits';
import type { ExpiryHours } from '@tokhi/rules/payment/payment-methods';
import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

export interface CheckoutSettings {
  tariff: DeliveryTariff;
  /** The figures of both tariffs. */
  deliveryFees: DeliveryFees;
  hoursToPay: ExpiryHours;
  /** How many unpaid orders a customer may have at a time (decision 43). */
  unpaidOrders: number;
  /** How much one customer's unpaid orders may reserve (decision 43). */
  unpaidLimits: UnpaidLimits;
  /** How many orders a customer who has never paid may place between two midnights. */
  ordersADay: number;
  /** How many notices people may cause to a phone or mailbox that may not be theirs (decision 143). */
  noticeBudget: NoticeBudget;
  /** Instalments are offered above this price: below it, a fee in four parts is no help. */
  instalmentsAboveTug: number;
  /** The customer is notified this long after staff moved an order: until then a wrong move can be taken back (decision 133). */
  stepsToldAfterMinutes: number;
  /** For how many days a provider without callbacks and lists is asked about a superseded invoice. */
  watchSilentDays: number;
  /** URL of map tiles with {z}, {x} and {y}; null: no map is offered. */
  tileAddress: string | null;
  /** Attribution of the tiles, as their owners require («© OpenStreetMap»); may be empty. */
  tileCredit: string;
  /** Whether a position is also shown as three words. */
  threeWords: boolean;
}

// A quarter of a year: with more, unpaid orders would block the stock.
const hours = z.number().positive().max(2_160);
const bounds = z.strictObject({ pieces: z.int().min(1).max(100_000), goodsTug: z.int().min(1).max(1_000_000_000_000) });

/** Checkout settings that staff decide. */
export const {
  read: checkoutSettings,
  saveOnce: saveCheckoutOnce,
  stored: storedCheckout,
  parse: parseCheckout,
  form: checkoutForm,
} = settingRecord<CheckoutSettings>(
  'checkout',
  z.strictObject({
    tariff: z.enum(deliveryTariffs),
    // Shops that stored this record before the figures were settings charge the spec's.
    deliveryFees: deliveryFees.default(SPEC_FEES),
    hoursToPay: z.strictObject({ usual: hours, transferOrLoan: hours }),
    unpaidOrders: z.int().min(1).max(100),
    unpaidLimits: z
      .strictObject({
        newcomer: bounds,
        customer: bounds,
        product: z.strictObject({ percent: z.int().min(0).max(100), pieces: z.int().min(1).max(100_000) }),
      })
      .default({
        newcomer: { pieces: 30, goodsTug: 20_000_000 },
        customer: { pieces: 150, goodsTug: 100_000_000 },
        product: { percent: 25, pieces: 5 },
      }),
    ordersADay: z.int().min(1).max(100_000).default(10),
    noticeBudget: z
      .strictObject({ aDay: z.int().min(1).max(1_000), aMonth: z.int().min(1).max(1_000) })
      .default({ aDay: 3, aMonth: 10 }),
    instalmentsAboveTug: z.int().min(0).max(100_000_000).default(100_000),
    stepsToldAfterMinutes: z.int().min(0).max(120).default(10),
    watchSilentDays: z.int().min(1).max(30).default(7),
    tileAddress: z
      .url({ protocol: /^https?$/ })
      .refine((address) => ['{z}', '{x}', '{y}'].every((part) => decodeURI(address).includes(part)))
      .nullable(),
    tileCredit: z.string().max(100).default(''),
    threeWords: z.boolean(),
  }),
);
