import { expect, test } from 'vitest';
import { type CallRow, callRows, entityFields, fieldNames } from '../test/read-spec.ts';
import { schemaFields } from '../test/schema-fields.ts';
import { calls } from './calls.ts';
import { addedEndpoints, type EndpointName, endpoints } from './endpoints.ts';

const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => !addedEndpoints.includes(name));
const routeOf = (name: EndpointName) => `${endpoints[name].method} ${endpoints[name].path}`;
const rows = callRows();

/** Rows where the document describes the answer in prose; what it means, field by field. */
const answersInProse: Partial<Record<EndpointName, string[]>> = {
  homePage: entityFields('Home response'),
  // "opened in a 500x600 popup": the message of the popup carries token and data (§4).
  googleLogin: ['token', 'data'],
  // "result success, somewrong, or otherwise taken e-mail": all but success are refusals.
  register: ['result'],
  // "detail fields": the product detail response of §3.
  singleProduct: ['result', ...entityFields('Product detail response')],
  categoryProduct: entityFields('Category list response'),
  cartProduct: ['product', 'cart', ...['product', 'cart'].flatMap((list) => cartFields().map((f) => `${list}.${f}`))],
  cartShipping: [
    ...['address', 'kg', 'vol', 'packs', 'districts', 'coupon', 'price'],
    ...['price.code', 'price.price_tug', 'price.china_deliver'],
  ],
  getIncompleteOrder: ['products', ...remarkFields(rowOf('getIncompleteOrder').response).map((f) => `order.${f}`)],
  // "result 'success' on success, else the limit error": the error is a refusal.
  addFavourite: ['result'],
  // "data (error text)" is in the refusal.
  submitOrder: ['result', 'invoiceId'],
  brandProduct: [...fieldNames(rowOf('brandProduct').response), 'brand.brandname', 'brand.images', 'brand.bg'],
  subCategoryProduct: [...fieldNames(rowOf('subCategoryProduct').response), 'category.sub_category_name'],
  event: [...fieldNames(rowOf('event').response), 'event.event_name'],
};

/** §7 says "not shown" or "not used": the shop answers that it went well. */
const hasNoAnswer = (row: CallRow) => /^not (shown|used)/.test(row.response);

function rowOf(name: EndpointName): CallRow {
  const row = rows.find(({ route }) => route === routeOf(name));
  if (!row) throw new Error(`section 7 has no row for ${routeOf(name)}`);
  return row;
}

/** The names in the last brackets of an answer. */
function remarkFields(response: string): string[] {
  return fieldNames(/\(([^()]*)\)$/.exec(response)?.[1] ?? '');
}

/** Quantity and checked belong to the kept cart only; "flags" are the five badges. */
function cartFields(): string[] {
  return remarkFields(rowOf('cartProduct').response).filter((f) => !['flags', 'quantity', 'checked'].includes(f));
}

test('the shop has exactly the doors of section 7, in its order', () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(names.map(routeOf)).toEqual(rows.map(({ route }) => route));
});

test('calls marked (auth) are for customers only', () => {
  // get-incomplete-order is not marked, and asks for the order's owner all the same (decision 19).
  const stricterThanTheSpec: EndpointName[] = ['getIncompleteOrder'];
  const marked = names.filter((name) => rowOf(name).note.startsWith('auth'));
  const guarded = names.filter((name) => endpoints[name].who === 'customer');
  expect(guarded.filter((name) => !stricterThanTheSpec.includes(name))).toEqual(marked);
  expect(guarded).toEqual(expect.arrayContaining(stricterThanTheSpec));
});

test('calls that take a session or none are the product page and the cart', () => {
  expect(names.filter((name) => endpoints[name].who === 'customer-if-signed-in')).toEqual([
    'singleProduct',
    'cartProduct',
  ]);
  expect(rowOf('singleProduct').note).toBe('bearer if present');
  expect(fieldNames(rowOf('cartProduct').payload)).toContain('token');
});

test.each(names)('%s takes every field that section 7 posts', (name) => {
  const { payload } = rowOf(name);
  const posted = payload === 'none' ? [] : fieldNames(payload);
  const taken = schemaFields(calls[name].body, 'input');
  expect(posted.filter((field) => !taken.has(field))).toEqual([]);
});

test('calls without payload take none, but for the page of a list', () => {
  const empty = names.filter((name) => rowOf(name).payload === 'none');
  expect(empty.length).toBeGreaterThan(5);
  // Ours: orders come in pages of 20; left out, it is the first.
  expect(empty.flatMap((name) => [...schemaFields(calls[name].body, 'input')].map((field) => [name, field]))).toEqual([
    ['cartOrders', 'page'],
    ['showOrders', 'page'],
  ]);
});

test.each(names)('%s answers every field that section 7 reads', (name) => {
  const row = rowOf(name);
  const read = hasNoAnswer(row) ? ['result'] : (answersInProse[name] ?? fieldNames(row.response));
  const answered = schemaFields(calls[name].reply, 'output');
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((field) => !answered.has(field))).toEqual([]);
});

test('the kept cart tells quantity, choice and badges of each line', () => {
  const answered = schemaFields(calls.cartProduct.reply, 'output');
  const flags = ['New_lower_price', 'Top_seller', 'New', 'IKEA_family_price', 'Last_chance'];
  expect([...answered]).toEqual(expect.arrayContaining(['quantity', 'checked', ...flags].map((f) => `cart.${f}`)));
});
