import { expect, test } from 'vitest';
import { linksOf } from './present.ts';
import { codeOf, endOfToken, isCancelled, PaymentAnswer } from './shapes.ts';

const NOW = new Date('2026-11-16T10:00:00Z');

test('the end of a token is read as a moment or as a duration, whichever it can only be', () => {
  expect(endOfToken(1_795_000_000, NOW)).toEqual(new Date(1_795_000_000_000));
  expect(endOfToken(86_400, NOW)).toEqual(new Date('2026-11-17T10:00:00Z'));
});

test('a refusal has its word, whether it stands in error, in message or in a field', () => {
  expect(codeOf({ error: 'INVOICE_PAID', message: 'x' }, 400)).toBe('INVOICE_PAID');
  expect(codeOf({ message: 'NO_CREDENTIALS' }, 401)).toBe('NO_CREDENTIALS');
  expect(codeOf({ error: { page_limit: { type: 'MIN_NUMBER', message: 'x' } } }, 400)).toBe('wrong page_limit');
  expect(codeOf(null, 403)).toBe('answered 403');
});

test('cancelled is cancelled with one L and with two', () => {
  expect(['CANCELED', 'CANCELLED', 'OPEN', 'CLOSED'].map(isCancelled)).toEqual([true, true, false, false]);
});

const payment = {
  payment_id: '493622150113497',
  payment_status: 'PAID',
  payment_amount: '100.00',
  payment_currency: 'MNT',
  payment_date: '2026-11-16T10:00:00.000Z',
};

test('amounts are texts or numbers, a part of a tugrik is none, and the proof keeps the words of the answer', () => {
  const read = (changed: object) => PaymentAnswer.parse({ ...payment, ...changed });
  expect(read({})).toMatchObject({ payment_amount: 100, evidence: payment });
  expect(read({ payment_amount: 100 }).payment_amount).toBe(100);
  expect(read({ payment_amount: '99.99' })).toMatchObject({
    payment_amount: 99,
    evidence: { payment_amount: '99.99' },
  });
  expect(PaymentAnswer.safeParse({ ...payment, payment_currency: 'USD' }).success).toBe(false);
  expect(PaymentAnswer.safeParse({ ...payment, payment_amount: '-1' }).success).toBe(false);
});

test('a moment without a zone is one of Ulaanbaatar', () => {
  const at = (payment_date: string) => PaymentAnswer.parse({ ...payment, payment_date }).payment_date;
  expect(at('2026-11-16 18:00:00')).toEqual(NOW);
  expect(at('2026-11-16T18:00:00+08:00')).toEqual(NOW);
  expect(PaymentAnswer.safeParse({ ...payment, payment_date: 'yesterday' }).success).toBe(false);
});

test('only links that open an app are handed on', () => {
  const urls = ['khanbank://q?qPay_QRcode=0002 TEST', 'javascript://%0aalert(1)', 'https://elsewhere.test', 'data:x'];
  expect(linksOf(urls.map((link) => ({ name: 'a', link }))).map(({ link }) => link)).toEqual([urls[0]]);
});
