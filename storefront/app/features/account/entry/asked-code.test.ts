import { beforeEach, expect, test, vi } from 'vitest';
import { storageOfTest } from '../../../local/storage-of-test.ts';
import { clearAskedCode, keepAskedCode, readAskedCode } from './asked-code.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', storageOfTest()));

test('a page that was thrown away still knows where the code went', () => {
  keepAskedCode({ email: 'bold@example.mn', browser: 'b' });
  expect(readAskedCode()).toEqual({ email: 'bold@example.mn', browser: 'b' });
  clearAskedCode();
  expect(readAskedCode()).toBeNull();
});

test('a code that Facebook’s word for an address asked for is known without the address', () => {
  keepAskedCode({ email: '', browser: 'b' });
  expect(readAskedCode()).toEqual({ email: '', browser: 'b' });
});

test.each(['', 'x', '[]', '{"email":"bold@example.mn"}'])('%j is nothing asked', (stored) => {
  sessionStorage.setItem('asked-code', stored);
  expect(readAskedCode()).toBeNull();
});
