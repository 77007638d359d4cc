import { expect, test } from 'vitest';
import type { z } from 'zod';
import { entityFields, nestedFields } from '../test/read-spec.ts';
import { schemaFields } from '../test/schema-fields.ts';
import { myInfo, register } from './calls/accounts.ts';
import { singleProduct } from './calls/catalogue.ts';
import { categoryProduct } from './calls/catalogue-filtered.ts';
import { cartShipping, coupon } from './calls/checkout.ts';
import { homePage } from './calls/content.ts';
import { getIncompleteOrder } from './calls/orders.ts';
import { order, orderLine, orderSummary } from './fields/order-fields.ts';
import { orderTotals } from './fields/order-totals.ts';
import { product, productRow } from './fields/product-fields.ts';
import { shipping } from './fields/shipping-fields.ts';
import { category, shopEvent, subCategory } from './fields/shop-entities.ts';

/** Entity of §3 → the schema that carries it, and where inside of it. */
const carriers: [entity: string, schema: z.ZodType, at: string][] = [
  ['Product', product, ''],
  ['Brand-page/category-list product row', productRow, ''],
  ['Product detail response', singleProduct.reply, ''],
  ['Category', category, ''],
  ['Sub-category', subCategory, ''],
  ['Event', shopEvent, ''],
  ['Home banner', homePage.reply, 'homeBanner.'],
  ['Photo banner', homePage.reply, 'photobanners.'],
  ['Promo banner', homePage.reply, 'banners.'],
  ['Home response', homePage.reply, ''],
  ['Category list response', categoryProduct.reply, ''],
  ['Address record', cartShipping.reply, 'address.'],
  ['District', cartShipping.reply, 'districts.'],
  ['Order', order, ''],
  ['Order line', orderLine, ''],
  ['Order summary', orderSummary, ''],
  ['Coupon', coupon, ''],
  ['Lend', getIncompleteOrder.reply, 'lend.'],
  ['Order cart totals', orderTotals, ''],
];

test.each(carriers)('%s travels with every field of section 3', (entity, schema, at) => {
  const carried = schemaFields(schema, 'output');
  const asked = entityFields(entity);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((field) => !carried.has(at + field))).toEqual([]);
});

test.each([
  ['Product detail response', singleProduct.reply, 15],
  ['Category list response', categoryProduct.reply, 9],
] as const)('%s has the fields of section 3 also inside its lists', (entity, schema, count) => {
  const carried = schemaFields(schema, 'output');
  const asked = nestedFields(entity);
  expect(asked.length).toBeGreaterThanOrEqual(count);
  expect(asked.filter((field) => !carried.has(field))).toEqual([]);
});

test('a product carries its five badges', () => {
  const flags = ['New_lower_price', 'Top_seller', 'New', 'IKEA_family_price', 'Last_chance'];
  expect(Object.keys(product.shape)).toEqual(expect.arrayContaining(flags));
});

test('an order carries the moment of each step', () => {
  const steps = ['paid', 'ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'delivered'];
  expect(Object.keys(order.shape)).toEqual(expect.arrayContaining(steps));
});

test('a shipping state says who receives and where', () => {
  const taken = schemaFields(shipping, 'input');
  const user = ['personal', 'district', 'khoroo', 'more', 'name', 'phone', 'phone2', 'email', 'register', 'bonus'];
  const asked = ['warehouse', 'amount', ...user.map((field) => `user.${field}`), 'w3w', 'lat', 'long'];
  expect(asked.filter((field) => !taken.has(field))).toEqual([]);
});

test('a profile and a registration have the fields of the User', () => {
  const info = schemaFields(myInfo.reply, 'output');
  const posted = schemaFields(register.body, 'input');
  expect(['name', 'email', 'phone', 'phone2', 'img', 'bonus'].filter((f) => !info.has(`info.${f}`))).toEqual([]);
  expect(['name', 'email', 'phone', 'password', 'rePassword'].filter((f) => !posted.has(`user.${f}`))).toEqual([]);
});
