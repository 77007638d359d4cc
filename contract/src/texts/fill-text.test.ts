import { expect, test } from 'vitest';
import { fill } from './fill-text.ts';
import { texts } from './texts.ts';

test('a coupon notice names the money taken off', () => {
  expect(fill(texts.couponApplied, { amount: '12,500' })).toBe('Үнийн дүнгээс 12,500₮ хасагдлаа');
});

test('a payment notice names the bonus earned, also when it is 0', () => {
  expect(fill(texts.paymentReceived, { n: 0 })).toBe('Төлбөр амжилттай төлөгдлөө.Танд 0 нэмэгдлээ.');
});

test('a dollar sign in a value is only a dollar sign', () => {
  expect(fill(texts.codeAdded, { code: '$&' })).toBe('$& бүтээгдэхүүн нэмэгдлээ');
});

test('a place without a value does not compile', () => {
  // @ts-expect-error the text has a place for `model`
  expect(fill(texts.modelAdded, {})).toBe(texts.modelAdded);
});
