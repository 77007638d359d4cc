// Product lists with a sidebar of filters: category, sub-category, brand, event (spec §2 "Listings", §7).
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
import {
  chosenColors,
  chosenIds,
  furnitureFilters,
  oneOrMoreColors,
  priceRange,
  specificationCondition,
} from '../fields/filters.ts';
import { categoryCode, rowId } from '../fields/names-of-things.ts';
import { pageNumber, pagination, sortOrder } from '../fields/paging.ts';
import { productRow } from '../fields/product-fields.ts';
import { subCategory } from '../fields/shop-entities.ts';

/** Page /categories/{id}. */
export const categoryProduct = defineCall('categoryProduct', {
  purpose: 'One page of a main category’s products, with the filters that fit them.',
  body: z.strictObject({
    id: rowId,
    page: pageNumber,
    brand: chosenIds,
    sub: chosenIds,
    color: chosenColors,
    price: priceRange,
    specs: specificationCondition,
    ...furnitureFilters,
    sort: sortOrder,
  }),
  reply: successReply({
    pagination,
    product: z.array(productRow),
    brand: z.array(brandFacet),
    sub: z.array(subCategoryFacet),
    color: z.array(colorFacet),
    max: maxPrice,
    ...furnitureFacets,
    ...specificationFacets,
    category: z.object({ name: z.string(), category_code: z.string() }),
  }),
  refusals: ['category_not_found'],
});

/** Page /sub-category/{sub_category_code}. */
export const subCategoryProduct = defineCall('subCategoryProduct', {
  purpose: 'One page of a sub-category’s products, with its siblings and specification filters.',
  body: z.strictObject({
    id: categoryCode,
    page: pageNumber,
    /** Brand and colour are ours on this page: the spec has them only on the category's page. */
    brand: chosenIds,
    color: chosenColors,
    price: priceRange,
    spec: specificationCondition,
    ...furnitureFilters,
    sort: sortOrder,
  }),
  reply: successReply({
    pagination,
    product: z.array(productRow),
    /** Sibling sub-categories, for the row of tiles. */
    subs: z.array(subCategory),
    /** Number of products on all pages. */
    length: z.int().nonnegative(),
    brand: z.array(brandFacet),
    color: z.array(colorFacet),
    max: maxPrice,
    ...furnitureFacets,
    ...specificationFacets,
    category: z.object({
      id: z.int(),
      sub_category_name: z.string(),
      cat_id: z.int(),
      category_code: z.string(),
      category_name: z.string(),
    }),
  }),
  refusals: ['category_not_found'],
});

/** Page /brand/{id}. */
export const brandProduct = defineCall('brandProduct', {
  purpose: 'One page of a brand’s products, with the brand’s banner and filters.',
  body: z.strictObject({
    id: rowId,
    page: pageNumber,
    color: chosenColors,
    /** Sub-category ids; the spec calls them `type` on this page. */
    type: chosenIds,
    price: priceRange,
    ...furnitureFilters,
    sort: sortOrder,
  }),
  reply: successReply({
    pagination,
    product: z.array(productRow),
    color: z.array(colorFacet),
    category: z.array(subCategoryFacet),
    max: maxPrice,
    ...furnitureFacets,
    brand: z.object({ brandname: z.string(), images: z.string(), bg: z.string().nullable() }),
  }),
  refusals: ['brand_not_found'],
});

/** Page /event/{id}. */
export const event = defineCall('event', {
  purpose: 'One page of an event’s products, with filters.',
  body: z.strictObject({
    id: rowId,
    page: pageNumber,
    brand: chosenIds,
    color: oneOrMoreColors,
    price: priceRange,
    ...furnitureFilters,
    sort: sortOrder,
  }),
  reply: successReply({
    pagination,
    product: z.array(productRow),
    brand: z.array(brandFacet),
    color: z.array(colorFacet),
    max: maxPrice,
    ...furnitureFacets,
    event: z.object({ event_name: z.string() }),
  }),
  refusals: ['event_not_found'],
});
