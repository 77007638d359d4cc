// The choices of a list, with how many products each would show (spec §3 "Category list response").
import { z } from 'zod';
import { tug } from './money.ts';

const total = z.int().nonnegative();

export const brandFacet = z.object({ id: z.int(), brandname: z.string(), total });
export const subCategoryFacet = z.object({ id: z.int(), sub_category_name: z.string(), total });
/** The swatch is ours: the facet shows it. */
export const colorFacet = z.object({ color_name: z.string(), swatch: z.string(), total });

/** Upper end of the price slider: the most expensive product of the list before filters. */
export const maxPrice = tug;

/** The spec names `spcs` and `specs` only: here `spcs` are the groups of the sidebar, in order … */
export const specificationGroup = z.object({ field: z.string(), name: z.string() });

/** … and `specs` their values; `field` and `value` are sent back in the condition text. */
export const specificationFacet = z.object({ field: z.string(), value: z.string(), total });

const sizeBounds = z.object({ min: z.int().nonnegative(), max: z.int().nonnegative() }).nullable();

/** Ours: filters for furniture beyond the spec's. Sizes in whole centimetres, null if no product has one. */
export const furnitureFacets = {
  /** How many are ready in Ulaanbaatar. */
  ready: total,
  material: z.array(z.object({ name: z.string(), total })),
  sizes: z.object({ width: sizeBounds, depth: sizeBounds, height: sizeBounds }),
};

/** Specification filters of a reply. */
export const specificationFacets = {
  spcs: z.array(specificationGroup),
  specs: z.array(specificationFacet),
};

export type BrandFacet = z.output<typeof brandFacet>;
export type SubCategoryFacet = z.output<typeof subCategoryFacet>;
export type ColorFacet = z.output<typeof colorFacet>;
export type SpecificationGroup = z.output<typeof specificationGroup>;
export type SpecificationFacet = z.output<typeof specificationFacet>;
