import { expect, test } from 'vitest';
import { FreshValues } from './fresh-values.ts';

const fresh = () => new FreshValues((length) => Buffer.alloc(length, 7));

test('a recorded id gets the new one wherever it stands: alone, in a key, in a list, in JSON', () => {
  const values = fresh();
  values.replaceText(1_300_000_001, 1_300_000_777);
  expect(values.of(1_300_000_001)).toBe(1_300_000_777);
  expect(values.of('expire-order:1300000001')).toBe('expire-order:1300000777');
  expect(values.of(['{"orderId":1300000001}', null])).toEqual(['{"orderId":1300000777}', null]);
});

test('what nobody named stays as it was', () => {
  const values = fresh();
  values.replaceText(1_300_000_001, 1_300_000_777);
  const moment = new Date(0);
  expect([105_000, 'Бат', null, true, moment].map((value) => values.of(value))).toEqual([
    105_000,
    'Бат',
    null,
    true,
    moment,
  ]);
});

test('a hash is the buyer’s own where the buyer is named, and else another one that stays the same within an order', () => {
  const values = fresh();
  const [session, link] = [Buffer.from('session'), Buffer.from('link')];
  values.replaceBytes(session, Buffer.from('other'));
  expect(values.of(session)).toEqual(Buffer.from('other'));
  expect(values.of(link)).toEqual(Buffer.alloc(4, 7));
  expect(values.of(link)).toBe(values.of(link));
});
