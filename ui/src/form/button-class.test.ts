import { expect, test } from 'vitest';
import { buttonClass } from './button-class.ts';

test('a button is the primary one of middle size unless it says otherwise', () => {
  expect(buttonClass({})).toBe('btn');
});

test('kind, size, width and a class of the place add up', () => {
  expect(buttonClass({ kind: 'tint', size: 'l', wide: true }, 'offer__buy')).toBe(
    'btn btn--tint btn--l btn--wide offer__buy',
  );
});
