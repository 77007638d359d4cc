// Prices of a model's colours as staff see, preview, change and plan them. Above the limit one member prepares and another approves.
import { z } from 'zod';
import { done, successReply } from '../../call.ts';
import { moment } from '../../fields/moment.ts';
import { tug } from '../../fields/money.ts';
import { defineAdminCall } from '../admin-call.ts';

const productCode = z.string().regex(/^\d{8}$/);
const wholeId = z.int().positive();
/** At least 100, so that a campaign leaves something of it. */
const price = z.int().min(100).max(10_000_000_000);
const colour = { code: productCode, version: z.int().positive() };
/** Tenths of a percent. */
const tenths = z.int();

/** The price that staff want for the chosen colours of one model. */
export const priceChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('price'),
    lines: z
      .array(z.strictObject({ ...colour, price, regular: price }).refine((line) => line.regular >= line.price))
      .min(1)
      .max(60),
  }),
  z.strictObject({
    kind: z.literal('campaign'),
    lines: z.array(z.strictObject(colour)).min(1).max(60),
    /** 0: no campaign. */
    percent: z.int().min(0).max(90),
    ends_at: moment.nullable(),
  }),
]);

/** When it takes effect; null: now. */
const at = moment.nullable();
const reason = z.string().trim().min(1).max(200);

const campaign = z.object({
  percent: z.int(),
  ending: z.int(),
  starts_at: moment.nullable(),
  ends_at: moment.nullable(),
});

const pricedColour = z.object({
  ...colour,
  colour: z.string(),
  image: z.string().nullable(),
  listed: z.boolean(),
  price: tug,
  regular: tug,
  campaign,
  /** What a unit costs now. */
  sale_price: tug,
  /** In the last 30 days. */
  lowest: tug,
  /** In tugrik at the rate of the settings; null: unknown. */
  cost: tug.nullable(),
  margin: tenths.nullable(),
});

const pastPrice = z.object({
  id: wholeId,
  at: moment,
  price: tug,
  campaign,
  reason: z.string(),
  by: z.string().nullable(),
});

const plannedPrice = z.object({
  id: wholeId,
  code: productCode,
  at: moment,
  /** Null: the price at that time. */
  price: tug.nullable(),
  percent: z.int().nullable(),
  ends_at: moment.nullable(),
  reason: z.string(),
  by: z.string().nullable(),
});

const openApproval = z.object({
  id: wholeId,
  version: z.int().positive(),
  change: priceChange,
  at,
  reason: z.string(),
  by: z.string().nullable(),
  requested_at: moment,
  /** The member who prepared it cannot approve it. */
  mine: z.boolean(),
});

export const showPrices = defineAdminCall('showPrices', {
  purpose: 'Prices of all colours of a model, with the history of one of them, plans and what waits for approval.',
  body: z.strictObject({ code: productCode }),
  reply: successReply({
    model: z.object({ name: z.string(), type: z.string() }),
    colours: z.array(pricedColour),
    /** For the requested colour, newest first. */
    history: z.array(pastPrice),
    planned: z.array(plannedPrice),
    approval: openApproval.nullable(),
    settings: z.object({ limit: z.number(), ending: z.int(), yuan_rate: z.number() }),
  }),
  refusals: ['product_not_found'],
});

const previewedLine = z.object({
  code: productCode,
  /** What it costs at that moment without the change and with it. */
  was: tug,
  now: tug,
  change: tenths,
  lowest: tug,
  margin_was: tenths.nullable(),
  margin: tenths.nullable(),
});

export const previewPrices = defineAdminCall('previewPrices', {
  purpose: 'What a change of prices would do: to each colour, to carts, saved lists and unpaid orders.',
  body: z.strictObject({ change: priceChange, at }),
  reply: successReply({
    lines: z.array(previewedLine),
    needs_approval: z.boolean(),
    effects: z.object({
      carts: z.int().nonnegative(),
      saved: z.int().nonnegative(),
      /** Customers who saved it at a higher price and will get an email. */
      notified: z.int().nonnegative(),
      unpaid: z.object({ count: z.int().nonnegative(), sum: tug, orders: z.array(z.string()) }),
    }),
  }),
  refusals: ['product_not_found'],
});

const refusals = ['product_not_found', 'changed_meanwhile', 'price_already_planned', 'campaign_is_over'] as const;

export const changePrices = defineAdminCall('changePrices', {
  purpose: 'Changes or plans prices within the limit; beyond it a second person is required.',
  body: z.strictObject({ change: priceChange, at, reason }),
  reply: done,
  refusals: [...refusals, 'second_person_required'],
});

export const preparePrices = defineAdminCall('preparePrices', {
  purpose: 'Prepares prices beyond the limit for a second person.',
  body: z.strictObject({ change: priceChange, at, reason }),
  reply: successReply({ approval: z.object({ id: wholeId, version: z.int().positive() }) }),
  refusals: [...refusals, 'approval_in_work'],
});

export const approvePrices = defineAdminCall('approvePrices', {
  purpose: 'Approves or declines prices that somebody else prepared; approved, they hold or are planned at once.',
  body: z.strictObject({ approval: wholeId, version: z.int().positive(), state: z.enum(['approved', 'declined']) }),
  reply: done,
  refusals: [...refusals, 'approval_not_found', 'second_person_required'],
});

export const cancelPlannedPrice = defineAdminCall('cancelPlannedPrice', {
  purpose: 'Stops a planned price before it holds.',
  body: z.strictObject({ id: wholeId }),
  reply: done,
  refusals: ['price_plan_not_found', 'changed_meanwhile'],
});
