// The cart lives in the browser; a customer's is also kept on the server (spec §4 "Cart", §7; decision 24).
import { z } from 'zod';
import { defineCall, done, nothing, successReply } from '../call.ts';
import { productCode } from '../fields/names-of-things.ts';
import { orderSummary } from '../fields/order-fields.ts';
import { cartProductFields, productCard } from '../fields/product-fields.ts';

/** One line is bounded by `remain` (decision 4), which only the server knows; this is the bound of the door. */
export const quantity = z.int().min(1).max(999);

/** A cart of more lines than this is not a household's. */
export const mostCartLines = 100;

/** The add-to-cart button of a signed-in customer. §7 shows no answer. */
export const addToCart = defineCall('addToCart', {
  purpose: 'Adds one piece of a product to the customer’s cart.',
  body: z.strictObject({ code: productCode }),
  reply: done,
  refusals: ['product_not_found', 'insufficient_stock'],
});

/** The delete icon of a cart row. §7 shows no answer; a line that is not there is removed just as well. */
export const removeFromCart = defineCall('removeFromCart', {
  purpose: 'Takes a product out of the customer’s cart.',
  body: z.strictObject({ code: productCode }),
  reply: done,
  refusals: [],
});

/** Sent on leaving the cart page: the whole cart as it stands there. §7 shows no answer. */
export const updateCart = defineCall('updateCart', {
  purpose: 'Replaces the customer’s cart by the one on the screen.',
  body: z.strictObject({
    products: z
      .array(
        z.strictObject({
          /** The product code: a model's name alone could not tell two colours apart. */
          model: productCode,
          checked: z.boolean(),
          qty: quantity,
        }),
      )
      .max(mostCartLines),
  }),
  reply: done,
  refusals: [],
});

/** A line of the cart kept on the server. */
const cartLine = cartProductFields.extend({ quantity, checked: z.boolean() });

/** Opening the cart: today's prices and stock for what the browser holds, and the customer's kept cart. */
export const cartProduct = defineCall('cartProduct', {
  purpose: 'Today’s prices and stock of the products in the cart.',
  body: z.strictObject({
    products: z.array(productCode).max(mostCartLines),
    /** The session again, as the spec sends it; the bearer header wins when both are there. */
    token: z.string().max(200).nullish(),
  }),
  // Products no longer sold are missing from the answer: the page tells the customer and drops them.
  reply: successReply({ product: z.array(cartProductFields), cart: z.array(cartLine) }),
  refusals: [],
});

/** The other two tabs of the cart page. */
export const cartOrders = defineCall('cartOrders', {
  purpose: 'The customer’s orders and saved products, for the tabs of the cart page.',
  body: nothing,
  reply: successReply({ orders: z.array(orderSummary), fav: z.array(productCard) }),
  refusals: [],
});

export type CartProduct = z.output<typeof cartProductFields>;
export type CartLine = z.output<typeof cartLine>;
