import { expect, test } from 'vitest';
import { ProviderAway, ProviderRefused } from '../../../providers/gateway/payment-gateway.ts';
import { saidByProvider } from './said-by-provider.ts';

const said = (words: string | null) => saidByProvider(new ProviderRefused('storepay: v001', words));

test('what a lender says to the customer reaches the customer', () => {
  expect(said('Зээлийн эрх хүрэлцэхгүй байна')).toEqual({ said: 'Зээлийн эрх хүрэлцэхгүй байна' });
});

test('tags, line breaks and signs that nobody sees are no words', () => {
  expect(said('<b>Эрх</b>\u0000 хүрэхгүй\r\n\u202Eбайна')).toEqual({ said: 'Эрх хүрэхгүй байна' });
  expect(said('<script src="//x"></script>')).toBeUndefined();
});

test('a long speech is cut', () => {
  expect(said('ө'.repeat(5_000))?.['said']).toBe(`${'ө'.repeat(199)}…`);
});

test('a refusal without words, and a provider that is away, say nothing to the customer', () => {
  expect(said(null)).toBeUndefined();
  expect(saidByProvider(new ProviderAway('storepay: away'))).toBeUndefined();
});
