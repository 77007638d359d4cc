// The parts of a product's page: what it shows, and what it saves.
import { z } from 'zod';
import { moment } from '../fields/moment.ts';
import { tug } from '../fields/money.ts';
import { productCode } from './product-list-calls.ts';
import { badgeKinds, productGaps, productStates } from './product-words.ts';
import { incomingUnits } from './purchases/purchase-fields.ts';

const id = z.int().positive().max(2_147_483_647);
const millimetres = z.int().positive().max(100_000).nullable();
const html = z.string().max(40_000);
const line = z.string().trim().min(1).max(200);

const packages = z.array(
  z.strictObject({
    name: line.nullable(),
    ...{ length_mm: millimetres, width_mm: millimetres, height_mm: millimetres, diameter_mm: millimetres },
    weight_grams: z.int().positive().max(2_000_000).nullable(),
    volume_ml: z.int().positive().max(50_000_000).nullable(),
    quantity: z.int().positive().max(99),
  }),
);

/** What all colours of a model share. */
export const modelFields = z.strictObject({
  name: line,
  product_type: line,
  sub_category: id,
  brand: id,
  ...{ width_mm: millimetres, depth_mm: millimetres, height_mm: millimetres },
  not_included: line.nullable(),
  ...{ description_html: html, designer_concept_html: html, care_and_materials_html: html },
  dimensions: z.array(z.strictObject({ name: line, value: line })).max(40),
});

/** The fields of one colour, without its price. */
export const productFields = z.strictObject({
  name: line,
  colour: id,
  dimension: z.string().trim().max(100),
  sales_unit: z.string().trim().min(1).max(20),
  bar_code: z
    .string()
    .regex(/^(?:\d{8}|\d{12,14})$/)
    .nullable(),
  tax_classification: z
    .string()
    .regex(/^\d{7}$/)
    .nullable(),
  customs_code: z
    .string()
    .regex(/^\d{4,10}$/)
    .nullable(),
  bonus_percent: z.int().min(3).max(100),
  is_family_price: z.boolean(),
  packages: packages.max(30),
  specs: z.array(z.strictObject({ attribute: id, value: id })).max(40),
  badges: z
    .array(z.strictObject({ kind: z.enum(badgeKinds), starts_at: moment, ends_at: moment.nullable() }))
    .max(20)
    .refine((all) => all.every(({ starts_at, ends_at }) => ends_at === null || ends_at > starts_at)),
});

/** Hundredths of a yuan; null: unknown. Absent for members who may not see costs. */
export const costFen = z.int().positive().max(1_000_000_000).nullable();

export const shownProduct = z.object({
  code: productCode,
  version: z.int().positive(),
  model_code: z.string(),
  model_version: z.int().positive(),
  category: z.object({ id, name: z.string() }),
  sub_category_name: z.string(),
  brand_name: z.string(),
  state: z.enum(productStates),
  published_at: moment.nullable(),
  publish_at: moment.nullable(),
  gaps: z.array(z.enum(productGaps)),
  /** What a unit costs now. */
  price: tug,
  ...{ weight_grams: z.int(), volume_ml: z.int(), package_count: z.int() },
  ...{ on_hand: z.int(), remain: z.int() },
  /** Units ordered from suppliers that have not arrived, by date. */
  incoming: z.array(incomingUnits),
  rating: z.object({ count: z.int(), sum: z.int() }),
  model: modelFields,
  product: productFields,
  cost_fen: costFen.optional(),
  colours: z.array(
    z.object({
      ...{ code: productCode, colour: z.string(), price: tug, remain: z.int(), state: z.enum(productStates) },
      picture: z.string().nullable(),
    }),
  ),
  /** The specifications of the category with their possible values. */
  attributes: z.array(z.object({ id, name: z.string(), values: z.array(z.object({ id, value: z.string() })) })),
});
