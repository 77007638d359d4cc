// The filters of a list (spec §2 "Listings", §7). OR inside one filter, AND across them.
import {
  HIGHEST_PRICE_TUG,
  HIGHEST_SIZE_CM,
  LONGEST_MATERIAL_NAME,
  MOST_CHOICES,
} from '@tokhi/rules/catalogue/list-bounds';
import { LONGEST_SPECS } from '@tokhi/rules/catalogue/specs-condition';
import { z } from 'zod';
import { colorName, rowId } from './names-of-things.ts';

const ids = z.array(rowId).max(MOST_CHOICES);
const colors = z.array(colorName).max(MOST_CHOICES);

/** Ticked rows (brands, sub-categories). */
export const chosenIds = ids.default([]);

/** Ticked colours. */
export const chosenColors = colors.default([]);

/** The empty choice of a form. */
const none = z
  .string()
  .trim()
  .max(0)
  .transform(() => []);

/** As above, if §7 writes the name without brackets: one choice, none ('') or a list of them; parsed to a list. */
export const oneOrMoreIds = z.union([ids, rowId.transform((id) => [id]), none]).default([]);

/** As above, for colours: the event page filters by one colour at a time. */
export const oneOrMoreColors = z.union([colors, colorName.transform((name) => [name]), none]).default([]);

const priceBound = z.int().min(0).max(HIGHEST_PRICE_TUG);

/** The price slider: [lowest, highest], both included. Left out, every price fits. */
export const priceRange = z
  .tuple([priceBound, priceBound])
  .refine(([lowest, highest]) => lowest <= highest, 'the lowest price is above the highest')
  .optional();

/** A name from the facet, as the page sends it back. */
const materialName = z.string().trim().min(1).max(LONGEST_MATERIAL_NAME);
const centimetres = z.int().min(0).max(HIGHEST_SIZE_CM);
const sizeRange = z
  .tuple([centimetres, centimetres])
  .refine(([lowest, highest]) => lowest <= highest, 'the lowest size is above the highest')
  .optional();

/** Ours: filters for furniture beyond the spec's. Sizes in whole centimetres, both ends included. */
export const furnitureFilters = {
  /** Only products ready in Ulaanbaatar. */
  ready: z.boolean().default(false),
  material: z.array(materialName).max(MOST_CHOICES).default([]),
  width: sizeRange,
  depth: sizeRange,
  height: sizeRange,
};

/** "field in (values) joined by AND" (§7). Only text here: `parseSpecsCondition` of rules/ reads it (decision 26). */
export const specificationCondition = z.string().max(LONGEST_SPECS).default('');
