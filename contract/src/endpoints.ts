// The site map of the API: every row of spec §7, in its order and spelling (`Lower-price` included, decision 25).
// Separate from the schemas, because the browser needs the paths but must not load zod. The calls of staff have a
// separate map, which the shop's browser never sees.

import type { LimitName } from './limits.ts';

interface EndpointBase {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  /** How often one caller may call it, counted separately from their other calls. */
  limit: LimitName;
}

/** Changes nothing: may be aborted when the caller leaves, repeated freely, and cached if it is the same for everybody. */
interface ReadEndpoint extends EndpointBase {
  does: 'reads';
  /** `customer-if-signed-in`: open to all; a session, when there is one, makes the answer personal. */
  who: 'anyone' | 'customer-if-signed-in' | 'customer';
  withIdempotencyKey?: never;
}

/** Is completed whether the caller still waits or not. Repeating it has the same result, or else it has an idempotency key. */
interface ChangeEndpoint extends EndpointBase {
  does: 'changes';
  who: 'anyone' | 'customer';
  withIdempotencyKey?: never;
}

/** Would take effect twice if sent twice: the caller sends an Idempotency-Key, and the same key gets the same reply. */
interface IdempotentEndpoint extends EndpointBase {
  does: 'changes';
  who: 'customer';
  withIdempotencyKey: true;
}

/** One endpoint of the API: who may call it, what it does, how often. */
export type Endpoint = ReadEndpoint | ChangeEndpoint | IdempotentEndpoint;

type Address = Endpoint['path'];

const reads = <const Path extends Address, const Who extends ReadEndpoint['who'], const Limit extends LimitName>(
  path: Path,
  who: Who,
  limit: Limit,
) => ({ method: 'POST', path, who, does: 'reads', limit }) as const;

const changes = <const Path extends Address, const Who extends ChangeEndpoint['who'], const Limit extends LimitName>(
  path: Path,
  who: Who,
  limit: Limit,
) => ({ method: 'POST', path, who, does: 'changes', limit }) as const;

const withIdempotencyKey = <const Path extends Address, const Limit extends LimitName>(path: Path, limit: Limit) =>
  ({ ...changes(path, 'customer', limit), withIdempotencyKey: true }) as const;

/** Every call of the shop, by its name in the code. */
export const endpoints = {
  homePage: reads('/api/home/home-page', 'anyone', 'browsing'),
  brands: reads('/api/home/brands', 'anyone', 'browsing'),
  categories: reads('/api/home/categories', 'anyone', 'browsing'),
  subCategories: reads('/api/home/getsub', 'anyone', 'browsing'),
  login: changes('/api/user/login', 'anyone', 'entering'),
  facebookLogin: changes('/api/user/facebook-login', 'anyone', 'entering'),
  googleLogin: { ...changes('/api/user/google-login', 'anyone', 'entering'), method: 'GET' },
  register: changes('/api/user/register', 'anyone', 'entering'),
  forgotPassword: changes('/api/user/forgot-password', 'anyone', 'entering'),
  myInfo: reads('/api/user/my-info', 'customer', 'buying'),
  updateInfo: changes('/api/user/update-info', 'customer', 'buying'),
  changePassword: changes('/api/user/change-password', 'customer', 'entering'),
  addToCart: withIdempotencyKey('/api/user/addcart', 'buying'),
  removeFromCart: changes('/api/user/remove-cart', 'customer', 'buying'),
  updateCart: changes('/api/user/update-cart', 'customer', 'buying'),
  singleProduct: reads('/api/product/single-product', 'customer-if-signed-in', 'browsing'),
  changeProductColor: reads('/api/product/change-product-color', 'anyone', 'browsing'),
  addProductReview: changes('/api/product/add-product-review', 'customer', 'buying'),
  addFavourite: changes('/api/product/add-favourite-product', 'customer', 'buying'),
  removeFavourite: changes('/api/product/remove-favourite', 'customer', 'buying'),
  categoryProduct: reads('/api/product/category-product', 'anyone', 'browsing'),
  subCategoryProduct: reads('/api/product/sub-category-product', 'anyone', 'browsing'),
  brandProduct: reads('/api/product/brand-product', 'anyone', 'browsing'),
  event: reads('/api/product/event', 'anyone', 'browsing'),
  search: reads('/api/product/search', 'anyone', 'searching'),
  top20: reads('/api/product/top20', 'anyone', 'browsing'),
  lowerPrice: reads('/api/product/Lower-price', 'anyone', 'browsing'),
  newArrival: reads('/api/product/new-arrival', 'anyone', 'browsing'),
  familyPrice: reads('/api/product/family-price', 'anyone', 'browsing'),
  newProducts: reads('/api/product/new-products', 'anyone', 'browsing'),
  ikeaFamily: reads('/api/product/ikea-family', 'anyone', 'browsing'),
  compare: reads('/api/product/compare', 'anyone', 'browsing'),
  // The spec puts the session into the body here (`token`), so that guests and customers share one call.
  cartProduct: reads('/api/product/cart-product', 'customer-if-signed-in', 'browsing'),
  cartOrders: { ...reads('/api/product/cart-orders', 'customer', 'buying'), method: 'GET' },
  useCoupon: changes('/api/product/use-coupon', 'customer', 'buying'),
  cartShipping: reads('/api/product/cart-shipping', 'customer', 'buying'),
  createOrder: withIdempotencyKey('/api/product/create-order', 'buying'),
  // Not marked (auth) in the spec; decision 19 requires the order's owner.
  getIncompleteOrder: reads('/api/product/get-incomplete-order', 'customer', 'buying'),
  submitOrder: withIdempotencyKey('/api/purchase/submit-order', 'buying'),
  isPaidQpay: changes('/api/purchase/is-paid-qpay', 'customer', 'buying'),
  showOrder: reads('/api/product/show-order', 'customer', 'buying'),
  showOrders: reads('/api/product/show-orders', 'customer', 'buying'),
  // Ours, not in §7 (see addedEndpoints).
  suggest: reads('/api/product/suggest', 'anyone', 'searching'),
  searchOutcome: changes('/api/product/search-outcome', 'anyone', 'learning'),
  logout: changes('/api/user/logout', 'customer', 'buying'),
  confirmEmail: changes('/api/user/confirm-email', 'anyone', 'entering'),
  sendConfirmation: changes('/api/user/send-confirmation', 'anyone', 'entering'),
  resetPassword: changes('/api/user/reset-password', 'anyone', 'entering'),
  sendCode: changes('/api/user/send-code', 'anyone', 'entering'),
  useCode: changes('/api/user/use-code', 'anyone', 'entering'),
  socialLogin: changes('/api/user/social-login', 'anyone', 'entering'),
  mySessions: reads('/api/user/my-sessions', 'customer', 'buying'),
  endSession: changes('/api/user/end-session', 'customer', 'buying'),
  myBonus: reads('/api/user/my-bonus', 'customer', 'buying'),
  myMarks: reads('/api/user/my-marks', 'customer', 'buying'),
  myNotices: changes('/api/user/my-notices', 'customer', 'buying'),
  exportMyData: changes('/api/user/export-my-data', 'customer', 'entering'),
  deleteAccount: changes('/api/user/delete-account', 'customer', 'entering'),
  contact: changes('/api/user/contact', 'customer', 'buying'),
  productReviews: reads('/api/product/product-reviews', 'anyone', 'browsing'),
  productCards: reads('/api/product/product-cards', 'anyone', 'browsing'),
  tellWhenBack: changes('/api/product/tell-when-back', 'customer', 'buying'),
  mergeCart: changes('/api/user/merge-cart', 'customer', 'buying'),
  places: reads('/api/home/places', 'anyone', 'browsing'),
  opening: reads('/api/home/opening', 'anyone', 'browsing'),
  room: reads('/api/home/room', 'anyone', 'browsing'),
  cancelOrder: changes('/api/product/cancel-order', 'customer', 'buying'),
  trackOrderByLink: reads('/api/product/track-order-by-link', 'anyone', 'entering'),
  lookUpOrganisation: reads('/api/product/look-up-organisation', 'customer', 'lookingUp'),
  threeWords: reads('/api/product/three-words', 'customer', 'buying'),
  // It shows the lottery number once, and so changes something.
  myReceipt: changes('/api/purchase/my-receipt', 'customer', 'buying'),
  openInvoice: reads('/api/purchase/open-invoice', 'customer', 'buying'),
  lendingLimit: reads('/api/purchase/lending-limit', 'customer', 'lookingUp'),
  refundTerms: reads('/api/purchase/refund-terms', 'customer', 'buying'),
  askRefund: withIdempotencyKey('/api/purchase/ask-refund', 'buying'),
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** The calls that match: `NamesWhere<{ does: 'reads' }>`. */
export type NamesWhere<Shape> = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends Shape ? Name : never;
}[EndpointName];

/** The path of the map's tiles, followed by `/{zoom}/{x}/{y}`: files and not a call, so that the edge caches them. */
export const MAP_TILES = '/images/tiles';

/** The endpoints that are not in the spec's section 7, each with a reason at its schema. */
export const addedEndpoints: readonly EndpointName[] = [
  'suggest',
  'searchOutcome',
  'logout',
  'confirmEmail',
  'sendConfirmation',
  'resetPassword',
  'sendCode',
  'useCode',
  'socialLogin',
  'mySessions',
  'endSession',
  'myBonus',
  'myMarks',
  'myNotices',
  'exportMyData',
  'deleteAccount',
  'contact',
  'productReviews',
  'productCards',
  'tellWhenBack',
  'mergeCart',
  'places',
  'opening',
  'room',
  'cancelOrder',
  'trackOrderByLink',
  'lookUpOrganisation',
  'threeWords',
  'myReceipt',
  'openInvoice',
  'lendingLimit',
  'refundTerms',
  'askRefund',
];
