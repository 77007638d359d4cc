// The cart lives in the browser; a customer's is also stored on the server (spec §4 "Cart", §7; decision 24).
import { MOST_CART_LINES } from '@tokhi/rules/cart/cart-lines';
import { z } from 'zod';
import { defineCall, done, successReply } from '../call.ts';
import { tug } from '../fields/money.ts';
import { productCode, productCodeOrModel } from '../fields/names-of-things.ts';
import { orderSummary } from '../fields/order-fields.ts';
import { pageInQuery, pagination } from '../fields/paging.ts';
import { cartProductFields, productCard } from '../fields/product-fields.ts';

/** One line is limited by `remain` (decision 4), which only the server knows; this is the limit of the endpoint. */
export const quantity = z.int().min(1).max(999);

/** The add-to-cart button of a signed-in customer. §7 shows no reply. */
export const addToCart = defineCall('addToCart', {
  purpose: 'Adds pieces of a product to the customer’s cart.',
  /** `qty` is ours: the buy box adds the number in its stepper, in one call. */
  body: z.strictObject({ code: productCode, qty: quantity.default(1) }),
  reply: done,
  refusals: ['product_not_found', 'insufficient_stock', 'cart_full'],
});

/** The delete icon of a cart row. §7 shows no reply; removing a line that is not there succeeds. */
export const removeFromCart = defineCall('removeFromCart', {
  purpose: 'Takes a product out of the customer’s cart.',
  body: z.strictObject({ code: productCode }),
  reply: done,
  refusals: [],
});

/** A line as the browser stores it. */
const browserLine = z.strictObject({
  /** The product code: a model's name alone does not distinguish two colours. */
  model: productCode,
  checked: z.boolean(),
  qty: quantity,
});

/** Counts the changes of a customer's stored cart. */
const cartVersion = z.int().nonnegative();

/** Sent on leaving the cart page: the whole cart as shown there. §7 shows no reply. */
export const updateCart = defineCall('updateCart', {
  purpose: 'Replaces what this page knew of the customer’s cart by what stands on it.',
  body: z.strictObject({
    /** A line by its product's code, or by its `model`; two colours of a model in the order of the cart (decision 152). */
    products: z.array(browserLine.extend({ model: productCodeOrModel })).max(MOST_CART_LINES),
    /**
     * Ours: the version that this page read last. A line that another device added or changed since then stays as that device
     * left it, and a line that another device removed is not added again: addcart or merge-cart add lines. Without a version the
     * posted cart is the whole cart, as in the spec.
     */
    version: cartVersion.optional(),
  }),
  reply: done,
  /** A name that is neither a code nor a model of the cart: nothing is changed. */
  refusals: ['product_not_found'],
});

/** A line of the stored cart. */
const cartLine = cartProductFields.extend({
  quantity,
  checked: z.boolean(),
  /** Ours: the unit price the customer saw last, so that every device shows what has changed since. */
  price_seen: tug,
});

/** At login (decision 24). A repeated call changes nothing: the larger quantity is still the larger one. */
export const mergeCart = defineCall('mergeCart', {
  purpose: 'Joins the browser’s cart with the customer’s kept one.',
  body: z.strictObject({
    products: z
      .array(browserLine.extend({ price: tug.optional().describe('Unit price as seen.') }))
      .max(MOST_CART_LINES),
  }),
  reply: successReply({ cart: z.array(cartLine), version: cartVersion }),
  refusals: [],
});

/** Opening the cart: today's prices and stock for the browser's lines, and the customer's stored cart. */
export const cartProduct = defineCall('cartProduct', {
  purpose: 'Today’s prices and stock of the products in the cart.',
  body: z.strictObject({
    products: z.array(productCode).max(MOST_CART_LINES),
    /** As the spec sends it. Equivalent to the header, which has priority. */
    token: z.string().max(200).nullish(),
  }),
  tokenInBody: true,
  // Products no longer sold are missing in the response: the page says so and drops them.
  reply: successReply({
    /** The browser's products that the stored cart does not have: each product is sent once (decision 171). */
    product: z.array(cartProductFields),
    /** The whole stored cart. */
    cart: z.array(cartLine),
    /** Ours, for `update-cart`; 0 for a guest. */
    version: cartVersion,
  }),
  refusals: [],
});

/** The other two tabs of the cart page. */
export const cartOrders = defineCall('cartOrders', {
  purpose: 'The customer’s orders and saved products, for the tabs of the cart page.',
  body: z.strictObject({ page: pageInQuery.optional() }).nullish(),
  reply: successReply({ orders: z.array(orderSummary), fav: z.array(productCard), pagination }),
  refusals: [],
});

export type CartProduct = z.output<typeof cartProductFields>;
export type CartLine = z.output<typeof cartLine>;
