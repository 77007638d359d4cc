import { checkSearch } from '@tokhi/rules/search-check';
import { z } from 'zod';
import { defineCall, successReply } from './call.ts';
import { brandFacet, colorFacet, maxPrice, specificationFacets, subCategoryFacet } from './facets.ts';
import { oneOrMoreColors, oneOrMoreIds, priceRange, specificationCondition } from './filters.ts';
import { pageNumber, pagination, sortOrder } from './paging.ts';
import { checkedBy } from './person-fields.ts';
import { productCard } from './product-fields.ts';

/** Page /search?p={text}. */
export const search = defineCall('search', {
  purpose: 'One page of the products that a text finds, with filters.',
  body: z.strictObject({
    search: z.string().trim().superRefine(checkedBy(checkSearch)),
    page: pageNumber,
    brand: oneOrMoreIds,
    sub: oneOrMoreIds,
    color: oneOrMoreColors,
    price: priceRange,
    specs: specificationCondition,
    sort: sortOrder,
  }),
  reply: successReply({
    pagination,
    product: z.array(productCard),
    brand: z.array(brandFacet),
    sub: z.array(subCategoryFacet),
    // §7 leaves colour and specifications out of this reply, §2 shows both as filters of the page.
    color: z.array(colorFacet),
    ...specificationFacets,
    /** How many products were found on all pages. */
    products: z.int().nonnegative(),
    max: maxPrice,
    /** Ours: "did you mean", when the text as typed finds nothing. */
    correction: z.string().nullable(),
  }),
  refusals: [],
});
