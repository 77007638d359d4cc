// Every call with its schemas, for the server, its documentation and tests. It imports zod: in the browser import the
// type only.

import type { Call } from './call.ts';
import {
  confirmEmail,
  logout,
  resetPassword,
  sendCode,
  sendConfirmation,
  socialLogin,
  useCode,
} from './calls/account-entry.ts';
import {
  deleteAccount,
  endSession,
  exportMyData,
  myBonus,
  myMarks,
  myNotices,
  mySessions,
} from './calls/account-own.ts';
import {
  changePassword,
  facebookLogin,
  forgotPassword,
  googleLogin,
  login,
  myInfo,
  register,
  updateInfo,
} from './calls/accounts.ts';
import { cancelOrder, trackOrderByLink } from './calls/cancel-and-track-order.ts';
import { addToCart, cartOrders, cartProduct, mergeCart, removeFromCart, updateCart } from './calls/cart.ts';
import { changeProductColor, compare, productCards, singleProduct } from './calls/catalogue.ts';
import { brandProduct, categoryProduct, event, subCategoryProduct } from './calls/catalogue-filtered.ts';
import { familyPrice, ikeaFamily, lowerPrice, newArrival, newProducts, top20 } from './calls/catalogue-lists.ts';
import { cartShipping, useCoupon } from './calls/checkout.ts';
import { contact } from './calls/contact.ts';
import { brands, categories, homePage, oneRoom, opening, subCategories } from './calls/content.ts';
import { addFavourite, removeFavourite, tellWhenBack } from './calls/favourites.ts';
import { lookUpOrganisation, threeWords } from './calls/look-ups.ts';
import { createOrder, getIncompleteOrder, showOrder, showOrders } from './calls/orders.ts';
import { isPaidQpay, lendingLimit, openInvoice, submitOrder } from './calls/payments.ts';
import { places } from './calls/places.ts';
import { myReceipt } from './calls/receipts.ts';
import { askRefund, refundTerms } from './calls/refunds.ts';
import { addProductReview, productReviews } from './calls/reviews.ts';
import { search, searchOutcome, suggest } from './calls/search.ts';
import type { EndpointName } from './endpoints.ts';

/** A missing or misnamed call does not compile. */
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
  searchOutcome,
  logout,
  confirmEmail,
  sendConfirmation,
  resetPassword,
  sendCode,
  useCode,
  socialLogin,
  mySessions,
  endSession,
  myBonus,
  myMarks,
  myNotices,
  exportMyData,
  deleteAccount,
  contact,
  productReviews,
  productCards,
  tellWhenBack,
  mergeCart,
  places,
  opening,
  room: oneRoom,
  cancelOrder,
  trackOrderByLink,
  lookUpOrganisation,
  threeWords,
  myReceipt,
  openInvoice,
  lendingLimit,
  refundTerms,
  askRefund,
} satisfies { [Name in EndpointName]: Call<Name> };

export type Calls = typeof calls;
