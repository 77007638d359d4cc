import { checkSearch } from '@tokhi/rules/catalogue/search-check';
import { z } from 'zod';
import { defineCall, done, successReply } from '../call.ts';
import {
  brandFacet,
  colorFacet,
  furnitureFacets,
  maxPrice,
  specificationFacets,
  subCategoryFacet,
} from '../fields/facets.ts';
import {
  furnitureFilters,
  oneOrMoreColors,
  oneOrMoreIds,
  priceRange,
  specificationCondition,
} from '../fields/filters.ts';
import { tug } from '../fields/money.ts';
import { productCode } from '../fields/names-of-things.ts';
import { pageNumber, pagination, sortOrder } from '../fields/paging.ts';
import { checkedBy } from '../fields/person-fields.ts';
import { pictureFiles } from '../fields/pictures.ts';
import { productCard } from '../fields/product-fields.ts';

const searchText = z.string().trim().superRefine(checkedBy(checkSearch));

/**
 * How the text was understood: as typed (`exact`), by an equal sound (`loose`), by its beginning (`prefix`), in the other
 * keyboard (`layout`), with a typo corrected (`typo`), written apart or together (`split`, `join`), as an article number or a
 * pasted link (`code`), only in part (`some`), or not at all (`none`).
 */
const searchLevel = z.enum(['exact', 'loose', 'prefix', 'layout', 'typo', 'split', 'join', 'code', 'some', 'none']);

/**
 * The part of a text that was understood as a filter: `price` and `cut` always narrow, `cheap` and `dear` sort, `colour`, `size`, `count`
 * (seats, doors of a wardrobe, litres) are reported as missing if nothing matches them; a `word` is unknown to the shop and
 * never matches. `without` is the text without this filter.
 */
const understoodFilter = z.object({
  kind: z.enum(['price', 'cheap', 'dear', 'cut', 'colour', 'size', 'count', 'word']),
  label: z.string(),
  without: z.string(),
  isMet: z.boolean(),
});

/** Page /search?p={text}. */
export const search = defineCall('search', {
  purpose: 'One page of the products that a text finds, with filters.',
  body: z.strictObject({
    search: searchText,
    page: pageNumber,
    brand: oneOrMoreIds,
    sub: oneOrMoreIds,
    color: oneOrMoreColors,
    price: priceRange,
    specs: specificationCondition,
    ...furnitureFilters,
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
    ...furnitureFacets,
    /** Number of products found on all pages. */
    products: z.int().nonnegative(),
    max: maxPrice,
    /** Ours: how the words were understood, if not as typed: «buidan» → «буйдан». */
    understood: z.object({ level: searchLevel, text: z.string().nullable(), filters: z.array(understoodFilter) }),
    /** Ours: "did you mean", when the text finds nothing. */
    correction: z.string().nullable(),
    /** Ours: the nearest products, when the text finds nothing; eight at most, not part of `product`. */
    nearest: z.array(productCard),
    /** Ours: the product whose article number or link was typed; the page opens it at once. */
    code: z.string().nullable(),
  }),
  refusals: [],
});

/** Ours: the list under the search box, from the first letter on. §7 has no call for it. */
export const suggest = defineCall('suggest', {
  purpose: 'Words, sub-categories and products that begin like the text, ten at most.',
  body: z.strictObject({ search: searchText }),
  reply: successReply({
    words: z.array(z.object({ text: z.string() })),
    subs: z.array(
      z.object({
        sub_category_code: z.string(),
        sub_category_name: z.string(),
        category_name: z.string(),
        total: z.int().nonnegative(),
      }),
    ),
    products: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        product_type: z.string(),
        color_name: z.string(),
        image: z.string(),
        image_files: pictureFiles,
        sale_price: tug,
        Regular_price_tug: tug,
        IKEA_family_price: z.union([z.literal(0), z.literal(1)]),
      }),
    ),
  }),
  refusals: [],
});

/**
 * Ours: counts that a search result was opened or put into the cart (record 175). The reply does not say what was counted, so
 * a page does not wait and nobody learns what was searched.
 */
export const searchOutcome = defineCall('searchOutcome', {
  purpose: 'Counts a product that was opened or put into the cart from the results of a search.',
  body: z.strictObject({ search: searchText, product: productCode, did: z.enum(['open', 'cart']) }),
  reply: done,
  refusals: [],
});

export type UnderstoodFilter = z.output<typeof understoodFilter>;
export type SearchLevel = z.output<typeof searchLevel>;
