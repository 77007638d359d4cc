import { expect, test } from 'vitest';
import { cubicText, kgText, nextMove } from './truck-measures.ts';

test.each([
  [18_420.4, '18,420'],
  [999, '999'],
  [0, '0'],
])('%d kilograms are read as %s', (kg, text) => expect(kgText(kg)).toBe(text));

test.each([
  [76_400, '76.4'],
  [10, '<0.1'],
  [0, '0.0'],
])('%d litres are %s cubic metres', (litres, text) => expect(cubicText(litres)).toBe(text));

test('a truck goes where most of its orders go next', () => {
  expect(
    nextMove(
      new Map([
        ['loaded', 298],
        ['ordered', 14],
      ] as const),
    ),
  ).toMatchObject({ from: 'loaded', to: 'came_in_ereen' });
  expect(
    nextMove(
      new Map([
        ['paid', 2],
        ['ordered', 2],
      ] as const),
    ),
  ).toMatchObject({ from: 'paid', to: 'ordered' });
  expect(nextMove(new Map([['delivered', 3]] as const))).toBeNull();
  expect(nextMove(new Map([['refunded', 3]] as const))).toBeNull();
});
