import { beforeEach, expect, test, vi } from 'vitest';
import { couponCode, keepCouponCode } from './coupon-code.ts';
import { fillDraft, keepSent, openDraft, shippingDraft } from './shipping-draft.ts';
import { changeKeptForm, clearShippingForm } from './shipping-form.ts';
import { storageOfTest } from './storage-of-test.ts';

beforeEach(() => vi.stubGlobal('localStorage', storageOfTest()));

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

test('what is typed lies under the names of the specification, register and words under keys of their own', () => {
  changeKeptForm(() => ({
    personal: false,
    name: 'Тохь',
    warehouse: '0',
    district: '2',
    register: '5123456',
    w3w: 'a.b.c',
  }));
  expect(stored('shipping')).toMatchObject({
    warehouse: '0',
    user: { personal: false, name: 'Тохь', district: '2' },
  });
  expect([stored('reg'), stored('w3w')]).toEqual(['5123456', 'a.b.c']);
  changeKeptForm((before) => ({ ...before, w3w: '' }));
  expect(shippingDraft().typed).toMatchObject({ name: 'Тохь', district: '2' });
});

test('a form keeps its key however often it is opened, and gets another one for another order', () => {
  openDraft(null);
  const { key } = shippingDraft();
  expect(key).not.toBe('');
  openDraft(null);
  expect(shippingDraft().key).toBe(key);
  changeKeptForm(() => ({ name: 'Болд' }));
  expect(shippingDraft().key).toBe(key);
  openDraft('IK0000000001');
  expect(shippingDraft()).toMatchObject({ replaces: 'IK0000000001', typed: { name: 'Болд' } });
  expect(shippingDraft().key).not.toBe(key);
});

test('an order without an answer is remembered until there is one', () => {
  openDraft(null);
  keepSent({ deliver: 5 });
  expect(shippingDraft().sent).toEqual({ deliver: 5 });
  keepSent(null);
  expect(shippingDraft().sent).toBeNull();
});

test('an order that is changed fills the form with what it was sent with', () => {
  const sent = { personal: true, name: 'Болд', phone: '99112233', phone2: '', email: 'b@tokhi.example' };
  const place = { warehouse: '0', district: '1', khoroo: '2', more: '3-р байр', lat: '', long: '' };
  fillDraft({ ...sent, ...place, assemblecount: '1', mowcount: '0', vat: true }, 'IK0000000001');
  expect(shippingDraft()).toMatchObject({ typed: { name: 'Болд', khoroo: '2', vat: true }, replaces: 'IK0000000001' });
});

test('what another version of the shop left is read as far as it fits', () => {
  localStorage.setItem('shipping', '{"warehouse":3,"user":{"name":"Болд","district":7,"personal":"yes"},"key":5}');
  expect(shippingDraft()).toEqual({ typed: { name: 'Болд' }, key: '', replaces: null, sent: null });
  localStorage.setItem('shipping', '[');
  expect(shippingDraft().typed).toEqual({});
});

test('after the order nothing of it is left', () => {
  openDraft(null);
  changeKeptForm(() => ({ name: 'Болд', register: '5123456', w3w: 'a.b.c' }));
  keepCouponCode('TOKHI');
  clearShippingForm();
  expect(['shipping', 'reg', 'w3w', 'coupon'].map((key) => localStorage.getItem(key))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(couponCode()).toBeNull();
});
