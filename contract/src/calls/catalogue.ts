// Calls about one product, or a few by name (spec §7). Lists with filters are in catalogue-filtered.ts, the named
// lists in catalogue-lists.ts.
import { z } from 'zod';
import { defineCall, successReply } from '../call.ts';
import { productCodeOrId, rowId } from '../fields/names-of-things.ts';
import {
  otherColor,
  productDescription,
  productDimension,
  productDrawing,
  productImage,
  productPackage,
  productSize,
  review,
  starCounts,
} from '../fields/product-detail.ts';
import { product, productCard, shortCard, specification } from '../fields/product-fields.ts';
import { texts } from '../texts/texts.ts';

/** The product page. */
export const singleProduct = defineCall('singleProduct', {
  purpose: 'Everything the product page shows; with a session also the caller’s own review.',
  body: z.strictObject({ id: productCodeOrId }),
  reply: successReply({
    single: product,
    others: z.array(otherColor),
    images: z.array(productImage),
    specs: z.array(specification),
    review: z.array(review),
    /** Ours: counted over all reviews; `review` has only the newest. */
    stars: starCounts,
    my_review: review.nullable(),
    related: z.array(shortCard),
    /** Ours: what goes with it, from its room or its series, if it can be bought. */
    set: z.array(shortCard),
    description: productDescription,
    packages: z.array(productPackage),
    dimentions: z.array(productDimension),
    /** Ours: outer size of the assembled piece in centimetres; for a set, of the drawn piece. */
    size_cm: productSize,
    /** Ours: outlines, to which the page adds the dimensions. */
    drawings: z.array(productDrawing),
    /** Ours: the glTF file of the rotatable model, at /images/model/{file}, the file for a phone's viewer, and its colour. */
    model_3d: z
      .object({ file: z.string(), byte_size: z.int(), plain_file: z.string().nullable(), color_name: z.string() })
      .nullable(),
    /** Ours: what the pictures show but the boxes do not contain; null if nothing is left out. */
    not_included: z.string().nullable(),
    /** Product ids of all colours of the model. */
    ids: z.array(z.int()),
  }),
  refusals: ['product_not_found'],
});

/** Twice as many as a product page shows with its product. */
const MOST_CARDS = 24;

/** Ours: cards for products that another call only names, as single-product does. */
export const productCards = defineCall('productCards', {
  purpose: 'The cards of the named products, in the order asked for.',
  body: z.strictObject({ id: z.array(rowId).max(MOST_CARDS) }),
  // Products no longer sold are left out, as in every list.
  reply: successReply({ product: z.array(productCard) }),
  refusals: [],
});

/** Another colour on the product page: `id` is the code of that colour. */
export const changeProductColor = defineCall('changeProductColor', {
  purpose: 'Price, code, badges, boxes and pictures of the chosen colour.',
  body: z.strictObject({ id: productCodeOrId }),
  reply: successReply({
    product,
    packages: z.array(productPackage),
    images: z.array(productImage),
  }),
  refusals: ['product_not_found'],
});

/** The comparison table. It returns whole products, because specifications are compared. */
export const compare = defineCall('compare', {
  purpose: 'The products of the comparison table, in the order asked for.',
  body: z.strictObject({ id: z.array(productCodeOrId).max(4, texts.compareFull) }),
  // A code that is no longer sold is left out, not refused: the list stays in the browser for months.
  reply: successReply({ product: z.array(product) }),
  refusals: [],
});
