// The named lists (spec §7): the same request six times, each with its own word in the reply.
import { z } from 'zod';
import { defineCall, successReply } from '../call.ts';
import {
  brandFacet,
  colorFacet,
  furnitureFacets,
  maxPrice,
  specificationFacets,
  subCategoryFacet,
} from '../fields/facets.ts';
import { chosenColors, chosenIds, furnitureFilters, priceRange, specificationCondition } from '../fields/filters.ts';
import { pageNumber, sortOrder } from '../fields/paging.ts';
import { productCard } from '../fields/product-fields.ts';

/** Order and filters are ours on these pages: the spec has them on the category's page. */
const asked = {
  page: pageNumber,
  sort: sortOrder,
  brand: chosenIds,
  sub: chosenIds,
  color: chosenColors,
  price: priceRange,
  specs: specificationCondition,
  ...furnitureFilters,
};
const body = z.strictObject(asked);

const cards = z.array(productCard);
const totals = {
  totalProduct: z.int().nonnegative(),
  totalPage: z.int().nonnegative(),
  brand: z.array(brandFacet),
  sub: z.array(subCategoryFacet),
  color: z.array(colorFacet),
  max: maxPrice,
  ...furnitureFacets,
  ...specificationFacets,
};

/** Page /top-20. */
export const top20 = defineCall('top20', {
  purpose: 'Best sellers.',
  /** Ours: §2 has the page /trend, §7 has no call for it. */
  body: z.strictObject({ ...asked, only: z.enum(['trend']).optional() }),
  reply: successReply({ top: cards, ...totals }),
  refusals: [],
});

/** Page /lower. */
export const lowerPrice = defineCall('lowerPrice', {
  purpose: 'Discounted products.',
  /** Ours: §2 has the pages /new-lower-price and /finished-product, §7 has no calls for them. */
  body: z.strictObject({ ...asked, only: z.enum(['New_lower_price', 'finish']).optional() }),
  reply: successReply({ Lower: cards, ...totals }),
  refusals: [],
});

/** Page /new-arrival. */
export const newArrival = defineCall('newArrival', {
  purpose: 'New arrivals.',
  body,
  reply: successReply({ New: cards, ...totals }),
  refusals: [],
});

/** The family-price tab of the home page. */
export const familyPrice = defineCall('familyPrice', {
  purpose: 'Products with a family price.',
  body,
  reply: successReply({ Family: cards, ...totals }),
  refusals: [],
});

/** Page /newer. */
export const newProducts = defineCall('newProducts', {
  purpose: 'Newest products.',
  body,
  reply: successReply({ newer: cards, ...totals }),
  refusals: [],
});

/** Page /IKEA-family. */
export const ikeaFamily = defineCall('ikeaFamily', {
  purpose: 'The IKEA family list.',
  body,
  reply: successReply({ familyPrice: cards, ...totals }),
  refusals: [],
});
