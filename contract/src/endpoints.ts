// The site map of the API: every row of spec §7, in its order and spelling (`Lower-price` included, decision 25).
// Kept apart from the schemas, because the browser needs the paths and must not get zod with them.

/** One door of the API, and who may knock. */
export interface Endpoint {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  /** `customer-if-signed-in`: open to all; a session, when there is one, makes the answer personal. */
  who: 'anyone' | 'customer-if-signed-in' | 'customer';
}

/** Every call the shop answers, by its name in the code. */
export const endpoints = {
  homePage: { method: 'POST', path: '/api/home/home-page', who: 'anyone' },
  brands: { method: 'POST', path: '/api/home/brands', who: 'anyone' },
  categories: { method: 'POST', path: '/api/home/categories', who: 'anyone' },
  subCategories: { method: 'POST', path: '/api/home/getsub', who: 'anyone' },
  login: { method: 'POST', path: '/api/user/login', who: 'anyone' },
  facebookLogin: { method: 'POST', path: '/api/user/facebook-login', who: 'anyone' },
  googleLogin: { method: 'GET', path: '/api/user/google-login', who: 'anyone' },
  register: { method: 'POST', path: '/api/user/register', who: 'anyone' },
  forgotPassword: { method: 'POST', path: '/api/user/forgot-password', who: 'anyone' },
  myInfo: { method: 'POST', path: '/api/user/my-info', who: 'customer' },
  updateInfo: { method: 'POST', path: '/api/user/update-info', who: 'customer' },
  changePassword: { method: 'POST', path: '/api/user/change-password', who: 'customer' },
  addToCart: { method: 'POST', path: '/api/user/addcart', who: 'customer' },
  removeFromCart: { method: 'POST', path: '/api/user/remove-cart', who: 'customer' },
  updateCart: { method: 'POST', path: '/api/user/update-cart', who: 'customer' },
  singleProduct: { method: 'POST', path: '/api/product/single-product', who: 'customer-if-signed-in' },
  changeProductColor: { method: 'POST', path: '/api/product/change-product-color', who: 'anyone' },
  addProductReview: { method: 'POST', path: '/api/product/add-product-review', who: 'customer' },
  addFavourite: { method: 'POST', path: '/api/product/add-favourite-product', who: 'customer' },
  removeFavourite: { method: 'POST', path: '/api/product/remove-favourite', who: 'customer' },
  categoryProduct: { method: 'POST', path: '/api/product/category-product', who: 'anyone' },
  subCategoryProduct: { method: 'POST', path: '/api/product/sub-category-product', who: 'anyone' },
  brandProduct: { method: 'POST', path: '/api/product/brand-product', who: 'anyone' },
  event: { method: 'POST', path: '/api/product/event', who: 'anyone' },
  search: { method: 'POST', path: '/api/product/search', who: 'anyone' },
  top20: { method: 'POST', path: '/api/product/top20', who: 'anyone' },
  lowerPrice: { method: 'POST', path: '/api/product/Lower-price', who: 'anyone' },
  newArrival: { method: 'POST', path: '/api/product/new-arrival', who: 'anyone' },
  familyPrice: { method: 'POST', path: '/api/product/family-price', who: 'anyone' },
  newProducts: { method: 'POST', path: '/api/product/new-products', who: 'anyone' },
  ikeaFamily: { method: 'POST', path: '/api/product/ikea-family', who: 'anyone' },
  compare: { method: 'POST', path: '/api/product/compare', who: 'anyone' },
  // The spec puts the session into the payload here (`token`), so that guests and customers share one call.
  cartProduct: { method: 'POST', path: '/api/product/cart-product', who: 'customer-if-signed-in' },
  cartOrders: { method: 'GET', path: '/api/product/cart-orders', who: 'customer' },
  useCoupon: { method: 'POST', path: '/api/product/use-coupon', who: 'customer' },
  cartShipping: { method: 'POST', path: '/api/product/cart-shipping', who: 'customer' },
  createOrder: { method: 'POST', path: '/api/product/create-order', who: 'customer' },
  // Not marked (auth) in the spec; decision 19 asks for the order's owner.
  getIncompleteOrder: { method: 'POST', path: '/api/product/get-incomplete-order', who: 'customer' },
  submitOrder: { method: 'POST', path: '/api/purchase/submit-order', who: 'customer' },
  isPaidQpay: { method: 'POST', path: '/api/purchase/is-paid-qpay', who: 'customer' },
  showOrder: { method: 'POST', path: '/api/product/show-order', who: 'customer' },
  showOrders: { method: 'POST', path: '/api/product/show-orders', who: 'customer' },
  // Ours, not in §7 (see addedEndpoints).
  suggest: { method: 'POST', path: '/api/product/suggest', who: 'anyone' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** The doors that the spec's section 7 does not have, each with a reason beside its schema. */
export const addedEndpoints: readonly EndpointName[] = ['suggest'];
