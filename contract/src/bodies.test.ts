import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import { type EndpointName, endpoints } from './endpoints.ts';
import { texts } from './texts/texts.ts';

const names = Object.keys(endpoints) as EndpointName[];
const registration = {
  name: 'Болд',
  email: 'bold@tokhi.mn',
  phone: '99112233',
  password: 'нууц үг 1',
  rePassword: 'нууц үг 1',
};
const receiver = {
  personal: true,
  name: 'Болд',
  phone: '99112233',
  email: 'bold@tokhi.mn',
  district: 1,
  khoroo: 1,
  more: '5-р байр',
};
const order = {
  shipping: { warehouse: 0, user: receiver },
  cart: { product: [{ id: '70489215', qty: 1, price: 249_900 }], sum: 262_900 },
  deliver: 8_000,
};
const orderTo = (user: object) => ({ ...order, shipping: { ...order.shipping, user: { ...receiver, ...user } } });
const payment = { ordernumber: 'IK2511140001', payment: 'qpay', usedBonus: 0, noat: 0, sum: 262_900 };

const secret = 'a'.repeat(43);

/** A body that each call takes. */
const good: Record<EndpointName, unknown> = {
  homePage: undefined,
  brands: null,
  categories: {},
  subCategories: { cat: 'sofas' },
  login: { email: 'Bold@Tokhi.mn ', password: 'x' },
  facebookLogin: { user: { id: '1', name: 'Болд', email: null }, accessToken: 'EAAB' },
  googleLogin: undefined,
  register: { user: registration },
  forgotPassword: { email: 'bold@tokhi.mn' },
  myInfo: undefined,
  updateInfo: { info: { name: 'Болд', email: 'bold@tokhi.mn', phone: '88112233', phone2: '' } },
  changePassword: { password: '12345678' },
  addToCart: { code: '70489215' },
  removeFromCart: { code: '70489215' },
  updateCart: { products: [{ model: '70489215', checked: true, qty: 2 }] },
  singleProduct: { id: 17 },
  changeProductColor: { id: '70489215' },
  addProductReview: { id: '70489215', rate: 5, message: '' },
  addFavourite: { id: '70489215' },
  removeFavourite: { id: '70489215' },
  categoryProduct: { id: '3', page: 2, brand: [1], sub: ['4'], color: ['цагаан'], price: [0, 500_000], specs: '' },
  subCategoryProduct: { id: 'corner-sofas', page: 1, price: [0, 100], spec: 'material in (oak,birch)' },
  brandProduct: { id: 3, page: 1, color: [], type: [7], price: [0, 100] },
  event: { id: 3, page: 1, brand: [], color: 'цагаан' },
  search: { search: 'буйдан', page: 1, brand: 3, sub: [4], color: [], specs: '' },
  top20: {},
  lowerPrice: { page: 2, only: 'New_lower_price' },
  newArrival: { page: 1 },
  familyPrice: { page: 1 },
  newProducts: { page: 1, sort: 'price-up' },
  ikeaFamily: { page: 10_000 },
  compare: { id: ['70489215', 18] },
  cartProduct: { products: ['70489215'], token: null },
  cartOrders: undefined,
  useCoupon: { coupon: 'ЦАГААНСАР' },
  cartShipping: { id: "'70489215','70489216'" },
  createOrder: order,
  getIncompleteOrder: { ordernumber: 'IK2511140001' },
  submitOrder: payment,
  isPaidQpay: { invoiceId: '0f1e-22' },
  showOrder: { ordernumber: 'IK2511140001' },
  showOrders: undefined,
  suggest: { search: 'б' },
  searchOutcome: { search: 'буйдан', product: '70489215', did: 'open' },
  logout: undefined,
  confirmEmail: { token: secret },
  sendConfirmation: { email: 'bold@tokhi.mn' },
  resetPassword: { token: secret, password: '12345678' },
  sendCode: { email: 'bold@tokhi.mn', terms: true },
  useCode: { code: '012345', browser: secret },
  socialLogin: { ticket: secret },
  mySessions: undefined,
  endSession: { id: 'ab'.repeat(32) },
  myBonus: { page: 1 },
  myMarks: undefined,
  myNotices: { price_drop: false },
  exportMyData: { currentPassword: 'нууц үг' },
  deleteAccount: { currentPassword: 'x' },
  contact: { title: 'Асуулт', message: 'Хэзээ ирэх вэ?' },
  productReviews: { id: '70489215', page: 1 },
  productCards: { id: [1, 2] },
  tellWhenBack: { id: '70489215' },
  mergeCart: { products: [{ model: '70489215', checked: true, qty: 2, price: 249_900 }] },
  places: undefined,
  opening: { page: 'category', id: '3' },
  room: { code: 'ger' },
  cancelOrder: { ordernumber: 'IK2511140001' },
  trackOrderByLink: { token: secret },
  lookUpOrganisation: { register: ' 1234567 ' },
  threeWords: { lat: 47.919, long: 106.918 },
  myReceipt: { ordernumber: 'IK0123456789' },
  openInvoice: { ordernumber: 'IK0123456789' },
  lendingLimit: { lender: 'storepay', ordernumber: 'IK2511140001', phone: '99112233' },
  refundTerms: { ordernumber: 'IK2511140001', lines: [{ id: '70489215', qty: 1 }] },
  askRefund: {
    ordernumber: 'IK2511140001',
    reason: 'cancelled',
    account: { bank: 'Хаан банк', number: '5012 345 678', holder: 'Болд' },
    sum: 480_000,
  },
};

test.each(names)('%s takes a good body', (name) => {
  expect(calls[name].body.safeParse(good[name]).error?.issues).toBeUndefined();
});

test.each(names)('%s refuses a field that nobody asked for', (name) => {
  const body = { ...(good[name] ?? {}), isAdmin: true };
  expect(calls[name].body.safeParse(body).error?.issues).toMatchObject([
    { code: 'unrecognized_keys', keys: ['isAdmin'] },
  ]);
});

test.each(names)('%s refuses a list, a text and a number', (name) => {
  for (const body of [[], 'text', 7]) expect(calls[name].body.safeParse(body).success).toBe(false);
});

const long = (length: number) => 'x'.repeat(length);
const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);

test.each<[sentence: string, name: EndpointName, body: unknown]>([
  ['page 0', 'top20', { page: 0 }],
  ['a page below 0', 'top20', { page: -1 }],
  ['half a page', 'top20', { page: 1.5 }],
  ['a page as text', 'top20', { page: '1' }],
  ['a page that no list has', 'top20', { page: 10_001 }],
  ['an empty search', 'search', { search: '  ' }],
  ['a search as long as a letter', 'search', { search: long(201) }],
  ['a category by a text that is no number', 'categoryProduct', { id: '1 or 1=1' }],
  ['a category number that no column holds', 'categoryProduct', { id: 2_147_483_648 }],
  ['prices the wrong way round', 'categoryProduct', { id: 1, price: [500, 100] }],
  ['a price below nothing', 'categoryProduct', { id: 1, price: [-1, 100] }],
  ['one price instead of two', 'categoryProduct', { id: 1, price: [100] }],
  ['more brands than the shop has', 'categoryProduct', { id: 1, brand: many(51, 1) }],
  ['a condition without end', 'categoryProduct', { id: 1, specs: long(2_001) }],
  ['a sub-category code with quotes', 'subCategoryProduct', { id: "x' or 'a'='a" }],
  ['an empty product code', 'singleProduct', { id: ' ' }],
  ['a product code without end', 'singleProduct', { id: long(41) }],
  ['a line break in the name of a registration', 'register', { user: { ...registration, name: 'Болд\nДорж' } }],
  [
    'an escape in the name of a profile',
    'updateInfo',
    { info: { name: 'Бо\u001b[31mлд', email: 'bold@tokhi.mn', phone: '88112233' } },
  ],
  ['a text turned round in the name on an order', 'createOrder', orderTo({ name: 'Бо\u202eлд' })],
  ['two lines in the title of a message', 'contact', { title: 'Асуулт\nBcc: a@b.mn', message: 'Хэзээ?' }],
  ['six stars', 'addProductReview', { id: '70489215', rate: 6, message: '' }],
  ['half a star', 'addProductReview', { id: '70489215', rate: 4.5, message: '' }],
  ['a cart of a warehouse', 'cartProduct', { products: many(101, '70489215') }],
  ['a quantity of 0', 'updateCart', { products: [{ model: '70489215', checked: true, qty: 0 }] }],
  ['half a sofa', 'updateCart', { products: [{ model: '70489215', checked: true, qty: 0.5 }] }],
  ['an order of nothing', 'createOrder', { ...order, cart: { ...order.cart, product: [] } }],
  [
    'a pickup place that the shop does not have',
    'createOrder',
    { ...order, shipping: { warehouse: 2, user: receiver } },
  ],
  ['a price of the customer’s own below 0', 'submitOrder', { ...payment, sum: -1 }],
  ['a bonus with a fraction', 'submitOrder', { ...payment, usedBonus: 0.5 }],
  ['a payment method of another shop', 'submitOrder', { ...payment, payment: 'bitcoin' }],
  ['a district that no column holds', 'createOrder', orderTo({ district: 32_768 })],
  ['a district as a text without digits', 'createOrder', orderTo({ district: '1 or 1=1' })],
  ['a code for no order taken off', 'useCoupon', { coupon: null }],
  ['a cart version below 0', 'updateCart', { products: [], version: -1 }],
  ['a page of orders that no list has', 'cartOrders', { page: '10000' }],
  ['a token that is none', 'trackOrderByLink', { token: 'a'.repeat(42) }],
  ['an organisation by six digits', 'lookUpOrganisation', { register: '123456' }],
  ['an order number with a path in it', 'showOrder', { ordernumber: '../../etc' }],
  ['a password that takes a minute to hash', 'login', { email: 'a@b.mn', password: long(201) }],
])('%s is refused', (_, name, body) => {
  expect(calls[name].body.safeParse(body).success).toBe(false);
});

test.each<[sentence: string, name: EndpointName, body: unknown, text: string]>([
  ['no name', 'register', { user: { ...registration, name: ' ' } }, texts.nameRequired],
  ['no e-mail', 'register', { user: { ...registration, email: '' } }, texts.emailRequired],
  ['an e-mail without a dot', 'register', { user: { ...registration, email: 'bold@tokhi' } }, texts.emailMalformed],
  ['a phone of seven digits', 'register', { user: { ...registration, phone: '9911223' } }, texts.phoneRequired],
  [
    'a repeated password that differs',
    'register',
    { user: { ...registration, rePassword: 'x' } },
    texts.passwordMismatch,
  ],
  ['a short password', 'changePassword', { password: '1234567' }, texts.passwordTooShort],
  [
    'a land line in the profile',
    'updateInfo',
    { info: { name: 'Б', email: 'a@b.mn', phone: '77112233' } },
    texts.phoneMalformed,
  ],
  ['a fifth product to compare', 'compare', { id: many(5, '70489215') }, texts.compareFull],
  ['a forgotten password of nobody', 'forgotPassword', { email: 'x' }, texts.forgotPasswordEmailMalformed],
  [
    'an organisation without register',
    'createOrder',
    { ...order, shipping: { warehouse: 1, user: { ...receiver, personal: false } } },
    texts.registerNumberMalformed,
  ],
])('%s is refused with words for the customer', (_, name, body, text) => {
  expect(calls[name].body.safeParse(body).error?.issues.map(({ message }) => message)).toContain(text);
});

test('a condition that looks like SQL is only text, and stays as it was', () => {
  const specs = "1=1); drop table products; -- in ('a')";
  expect(calls.categoryProduct.body.parse({ id: 1, specs }).specs).toBe(specs);
});

test('what is left out gets its default, and one choice becomes a list', () => {
  expect(calls.search.body.parse({ search: ' буйдан ', brand: '3', color: 'цагаан' })).toEqual({
    search: 'буйдан',
    page: 1,
    brand: [3],
    sub: [],
    color: ['цагаан'],
    specs: '',
    ready: false,
    material: [],
  });
});

test('a choice that is left empty is none', () => {
  expect(calls.event.body.parse({ id: 3, color: '' }).color).toEqual([]);
  expect(calls.search.body.parse({ search: 'буйдан', brand: '', sub: ' ', color: '' })).toMatchObject({
    brand: [],
    sub: [],
    color: [],
  });
});

test('a code is compared in upper case, wherever it is typed', () => {
  expect(calls.useCoupon.body.parse({ coupon: ' Цагаансар10 ' }).coupon).toBe('ЦАГААНСАР10');
  expect(calls.cartShipping.body.parse({ coupon: 'spring', id: "'1'" }).coupon).toBe('SPRING');
  expect(calls.createOrder.body.parse({ ...order, coupon: 'spring' }).coupon).toBe('SPRING');
});

test('a code that is left empty is none, before and with an order', () => {
  for (const coupon of ['', '  ', null]) {
    expect(calls.cartShipping.body.parse({ coupon, id: "'1'" }).coupon).toBeNull();
    expect(calls.createOrder.body.parse({ ...order, coupon }).coupon).toBeNull();
  }
  expect(calls.useCoupon.body.safeParse({ coupon: '' }).success).toBe(false);
});

test('a code is taken off an order by none', () => {
  expect(calls.useCoupon.body.safeParse({ coupon: null, ordernumber: 'IK2511140001' }).success).toBe(true);
});

test('what an individual half-typed as a register is ignored', () => {
  const { user } = calls.createOrder.body.parse(orderTo({ register: '12' })).shipping;
  expect(user.register).toBeNull();
});

test('one piece is added unless the caller says how many', () => {
  expect(calls.addToCart.body.parse({ code: '70489215' }).qty).toBe(1);
  expect(calls.addToCart.body.parse({ code: '70489215', qty: 3 }).qty).toBe(3);
});

test('the page of a GET is a number again, and a district from a selector too', () => {
  expect(calls.cartOrders.body.parse({ page: '2' })?.page).toBe(2);
  expect(calls.createOrder.body.parse(orderTo({ district: '7' })).shipping.user.district).toBe(7);
});

test('a product asked for by number is the same question as by text', () => {
  expect(calls.singleProduct.body.parse({ id: 17 })).toEqual(calls.singleProduct.body.parse({ id: '17' }));
});

test('an e-mail is compared without regard to case and blanks', () => {
  expect(calls.login.body.parse(good.login).email).toBe('bold@tokhi.mn');
});

test('a payment that is not chosen yet reaches the shop, which refuses it by name', () => {
  expect(calls.submitOrder.body.safeParse({ ...payment, payment: '' }).success).toBe(true);
  expect(calls.submitOrder.refusals).toContain('payment_not_chosen');
});
