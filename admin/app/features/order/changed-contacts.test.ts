import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { expect, test } from 'vitest';
import { changedContacts, contactsIn } from './changed-contacts.ts';

const order = { name: 'Болд', district_id: 3, khoroo: 7, address: '12-р байр' } as ShownOrder;

test('a form that nobody touched changes nothing', () => {
  expect(changedContacts(order, contactsIn(order))).toEqual({});
});

test('only what was typed is sent, and an empty phone stays as it is', () => {
  const typed = { ...contactsIn(order), phone: ' 99112233 ', address: '14-р байр' };
  expect(changedContacts(order, typed)).toEqual({ phone: '99112233', address: '14-р байр' });
});

test('another district always says its khoroo, which may be none', () => {
  expect(changedContacts(order, { ...contactsIn(order), district: '9', khoroo: '' })).toEqual({
    ...{ district: 9, khoroo: null },
  });
});
