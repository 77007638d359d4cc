// Every call with its schemas, for the server, its documentation and tests. It pulls zod: in the browser import the
// type only.
import {
  changePassword,
  facebookLogin,
  forgotPassword,
  googleLogin,
  login,
  myInfo,
  register,
  updateInfo,
} from './accounts.ts';
import type { Call } from './call.ts';
import { addToCart, cartOrders, cartProduct, removeFromCart, updateCart } from './cart.ts';
import { changeProductColor, compare, singleProduct } from './catalogue.ts';
import { brandProduct, categoryProduct, event, subCategoryProduct } from './catalogue-filtered.ts';
import { familyPrice, ikeaFamily, lowerPrice, newArrival, newProducts, top20 } from './catalogue-lists.ts';
import { cartShipping, useCoupon } from './checkout.ts';
import { brands, categories, homePage, subCategories } from './content.ts';
import type { EndpointName } from './endpoints.ts';
import { addFavourite, removeFavourite } from './favourites.ts';
import { createOrder, getIncompleteOrder, showOrder, showOrders } from './orders.ts';
import { isPaidQpay, submitOrder } from './payments.ts';
import { addProductReview } from './reviews.ts';
import { search, suggest } from './search.ts';

/** A call missing here, or under another's name, does not compile. */
export const calls = {
  homePage,
  brands,
  categories,
  subCategories,
  login,
  facebookLogin,
  googleLogin,
  register,
  forgotPassword,
  myInfo,
  updateInfo,
  changePassword,
  addToCart,
  removeFromCart,
  updateCart,
  singleProduct,
  changeProductColor,
  addProductReview,
  addFavourite,
  removeFavourite,
  categoryProduct,
  subCategoryProduct,
  brandProduct,
  event,
  search,
  top20,
  lowerPrice,
  newArrival,
  familyPrice,
  newProducts,
  ikeaFamily,
  compare,
  cartProduct,
  cartOrders,
  useCoupon,
  cartShipping,
  createOrder,
  getIncompleteOrder,
  submitOrder,
  isPaidQpay,
  showOrder,
  showOrders,
  suggest,
} satisfies { [Name in EndpointName]: Call<Name> };

export type Calls = typeof calls;
