import { expect, test } from 'vitest';
import { chinaDelivery } from './china-delivery.ts';
import { examples } from './examples.ts';

test.each([
  ['no goods', [], 0],
  ['goods that are ready in the capital', [{ unitChinaDeliveryTug: 0, quantity: 5 }], 0],
  ['three units', [{ unitChinaDeliveryTug: 7_500, quantity: 3 }], 22_500],
  [
    'two lines',
    [
      { unitChinaDeliveryTug: 7_500, quantity: 3 },
      { unitChinaDeliveryTug: 100, quantity: 1 },
    ],
    22_600,
  ],
])('%s come from Beijing for their fee times their quantity', (_goods, lines, feeTug) => {
  expect(chinaDelivery(lines)).toBe(feeTug);
});

test('the example is true', () => {
  expect(examples['china-delivery']()).toBe(
    'A table at 45,000₮ and four chairs at 6,000₮ a piece come from Beijing for 69,000₮.',
  );
});
