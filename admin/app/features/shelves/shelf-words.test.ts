import { expect, test } from 'vitest';
import { usersText } from './shelf-words.ts';

test.each([
  [{ products: 3, sub_categories: 1 }, '3 бараа, 1 дэд ангилал.'],
  [{ names: 'Даавуу, хар' }, 'Бараанд байгаа: Даавуу, хар.'],
  [{ products: '90000001, 90000002' }, 'Бараа: 90000001, 90000002.'],
  [{ version: 3 }, undefined],
  [undefined, undefined],
])('%j says who uses it', (details, text) => {
  expect(usersText(details)).toBe(text);
});
