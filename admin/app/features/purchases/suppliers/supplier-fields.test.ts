import { expect, test } from 'vitest';
import { NEW_SUPPLIER, problemIn } from './supplier-fields.ts';

test('a supplier needs a name, and an address where one is typed', () => {
  expect(problemIn(NEW_SUPPLIER)?.field).toBe('name');
  const named = { ...NEW_SUPPLIER, name: 'Хэнда' };
  expect(problemIn(named)).toBeNull();
  expect(problemIn({ ...named, email: 'sales@hengda.example' })).toBeNull();
  expect(problemIn({ ...named, email: 'hengda' })?.field).toBe('email');
});
